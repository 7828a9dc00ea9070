import { useEffect, useRef, useState } from 'react';
import type { GenerateMemeBody, MemeResult } from '@deadpan/protocol';
import { forge } from '../../engine/http/forge-api.ts';
import { HttpError } from '../../engine/http/http-error.ts';
import { showToast } from '../../ui/toast-store.ts';
import { problemOf } from './problems.ts';
import type { Notice } from './problems.ts';
import { STEP_MS, isLong, percentAfter } from './progress.ts';

/** Spec §4 Meme generator: idle, generating with progress, then result or error. */
export type Forging =
  | { status: 'idle' }
  | { status: 'generating'; percent: number; long: boolean }
  | { status: 'finished' }
  | { status: 'failed'; notice: Notice }
  | { status: 'cancelled' };

/** Counts the waiting while there is something to wait for. */
function useWaiting(waiting: boolean): number {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setWaited((ms) => ms + STEP_MS), STEP_MS);
    return () => {
      clearInterval(timer);
      setWaited(0);
    };
  }, [waiting]);
  return waited;
}

/** One generation at a time; who leaves the page gives it up. `onDone`, the latest one, gets what came of it; `made` is the last one and what it was wished with (the server may mask words). */
export function useForge(onDone: (meme: MemeResult) => void) {
  const [state, setState] = useState<Exclude<Forging, { status: 'generating' }> | { status: 'generating' }>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  // The page may look different when the answer comes: the editor may be open by then.
  const latest = useRef(onDone);
  latest.current = onDone;
  const waited = useWaiting(state.status === 'generating');
  useEffect(() => () => running.current?.abort(), []);

  const [made, setMade] = useState<{ id: string; wish: GenerateMemeBody }>();

  const generate = async (body: GenerateMemeBody): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ status: 'generating' });
    try {
      const { result, message } = await forge.generate(body, own.signal);
      if (own.signal.aborted) return;
      setState({ status: 'finished' });
      setMade({ id: result.id, wish: body });
      // What is said of this one now, that an older one had to make room for example, is more than is kept with it.
      latest.current({ ...result, message });
    } catch (error) {
      // With an ended session the page is gone by now, and so the signal; it still has to be said why.
      if (own.signal.aborted && !(error instanceof HttpError)) return;
      const notice = problemOf(error);
      showToast({ ...notice, tone: 'bad' });
      setState({ status: 'failed', notice });
    }
  };
  const giveUp = (status: 'cancelled' | 'idle'): void => {
    running.current?.abort();
    setState({ status });
  };
  const forging: Forging =
    state.status === 'generating' ? { status: 'generating', percent: percentAfter(waited), long: isLong(waited) } : state;
  return { forging, made, generate, cancel: () => giveUp('cancelled'), reset: () => giveUp('idle') };
}
