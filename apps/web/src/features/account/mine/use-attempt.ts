import { useState } from 'react';
import { fieldProblems } from '../../../engine/http/field-problems.ts';
import { detailOf, HttpError } from '../../../engine/http/http-error.ts';
import { myAccountTexts } from '../../../texts/my-account.ts';

/** What is wrong, by the field it is beside; `form` for the whole. */
export type Problems = Record<string, string | undefined>;

/**
 * One thing one can try: whether it is under way, and what was wrong. `beside` names the field that an error code belongs to. `run` resolves
 * to whether it worked.
 */
export function useAttempt(beside: Record<string, string> = {}) {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  const reasons = (error: unknown): Problems => {
    const fields = fieldProblems(error);
    if (Object.keys(fields).length > 0) return fields;
    const said = detailOf(error) ?? myAccountTexts.tryAgain;
    const code = error instanceof HttpError ? error.code : undefined;
    return { [(code && beside[code]) ?? 'form']: said };
  };

  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblems({});
    try {
      await work();
      return true;
    } catch (error) {
      setProblems(reasons(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, problems, setProblems, run };
}
