import { lazy, Suspense } from 'react';
import type { ConfirmedAction, GoogleProof } from '@deadpan/protocol';
import { accountTexts } from '../../../texts/account.ts';
import { myAccountTexts } from '../../../texts/my-account.ts';
import { useClientConfig } from '../../../stage/use-client-config.ts';
import { Problem } from '../problem.tsx';

const { confirm: texts } = myAccountTexts;
const GoogleButton = lazy(() => import('../google-button.tsx').then((file) => ({ default: file.GoogleButton })));

interface GoogleConfirmationProps {
  action: ConfirmedAction;
  proof: GoogleProof | undefined;
  onProof: (proof: GoogleProof) => void;
  onError: (problem: string) => void;
  problem: string | undefined;
}

/** Google's button in a dialog of an account without a secret code: Google confirms that it is its owner. */
export function GoogleConfirmation({ action, proof, onProof, onError, problem }: GoogleConfirmationProps) {
  const config = useClientConfig();
  if (proof) return <p role="status">{texts.done}</p>;
  if (!config) return null;
  if (!config.google) return <p>{texts.off}</p>;
  return (
    <div className="stack">
      <p>{texts.lead}</p>
      <Suspense fallback={<p className="muted">{accountTexts.google.connecting}</p>}>
        <GoogleButton
          google={config.google}
          intent="confirm"
          action={action}
          onCredential={onProof}
          onError={() => onError(texts.refused)}
        />
      </Suspense>
      <Problem>{problem}</Problem>
    </div>
  );
}
