import type { GoogleProof } from '@deadpan/protocol';
import { createStore } from 'zustand/vanilla';
import { accountTexts } from '../../texts/account.ts';
import { loadIdentity } from './identity.ts';
import type { ButtonLook, Identity } from './identity.ts';
import { newNonce, type Nonce } from './nonce.ts';

/**
 * Where Google's button stands (spec §2 Google sign-in button, §4). `attempt`: 0 at first, then which retry it is. `fallback`: the script
 * is there but drew nothing, a button of ours asks instead. `dropped`: the script never came.
 */
export type GoogleState =
  | { status: 'loading'; attempt: number }
  | { status: 'ready' }
  | { status: 'failed-origin' }
  | { status: 'fallback' }
  | { status: 'dropped' };

/** How often the script is asked for again. */
export const GOOGLE_RETRIES = 3;
const RETRY_MS = 1_000;
const RETRY_MORE_MS = 500;

interface GoogleSetup {
  clientId: string;
  scriptUrl: string;
  /** where the button is drawn */
  host: HTMLElement;
  look: ButtonLook;
  context: 'signin' | 'signup' | 'use';
  /** How the nonce begins: it binds the token to the action that it confirms. */
  noncePrefix?: string;
  /** somebody signed in with Google; gets what our server wants to see of it */
  onCredential: (shown: GoogleProof) => void;
  /** it failed, in Google's words */
  onError: (message: string) => void;
  /** Google does not know this page's address */
  onOriginError: () => void;
  load?: (url: string) => Promise<Identity>;
  wait?: (ms: number) => Promise<void>;
  log?: (line: string) => void;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Makes the button: `start` loads the script and draws it, `repaint` draws it in other colours, `ask` is for the fallback button. */
export function createGoogleButton(setup: GoogleSetup) {
  const { clientId, scriptUrl, host, context, onCredential, onError, onOriginError } = setup;
  const { load = loadIdentity, wait = (ms) => new Promise((done) => setTimeout(done, ms)) } = setup;
  const { log = (line) => console.debug(line) } = setup;
  const store = createStore<GoogleState>(() => ({ status: 'loading', attempt: 0 }));
  let look = setup.look;
  let identity: Identity | undefined;
  let bound: Nonce | undefined;
  let closed = false;

  const arrive = async (): Promise<Identity | undefined> => {
    for (let attempt = 0; ; attempt += 1) {
      if (closed) return undefined;
      store.setState({ status: 'loading', attempt }, true);
      if (attempt > 0) await wait(RETRY_MS + RETRY_MORE_MS * attempt);
      try {
        return await load(scriptUrl);
      } catch (error) {
        log(`google: ${wordsOf(error)}`);
        if (attempt === GOOGLE_RETRIES) return undefined;
      }
    }
  };

  /** Google only says in words that it does not know the page's address (spec §8). */
  const fail = (error: unknown): void => {
    const words = wordsOf(error);
    const origin = /origin|403/i.test(words);
    store.setState({ status: origin ? 'failed-origin' : 'fallback' }, true);
    if (origin) onOriginError();
    else onError(words);
  };

  const initialize = (from: Identity, { nonce, print }: Nonce): void =>
    from.initialize({
      client_id: clientId,
      ux_mode: 'popup',
      auto_select: false,
      context,
      nonce: print,
      callback: ({ credential }) => {
        if (closed) return;
        if (credential) onCredential({ id_token: credential, nonce });
        else onError(accountTexts.google.noCredential);
      },
    });

  const draw = (from: Identity): void => {
    host.replaceChildren();
    from.renderButton(host, { ...look, type: 'standard', size: 'large', shape: 'rectangular', logo_alignment: 'center' });
    store.setState({ status: host.childElementCount > 0 ? 'ready' : 'fallback' }, true);
  };

  return {
    store,
    /** Loads the script, with up to three retries, and draws the button. */
    async start(): Promise<void> {
      identity = await arrive();
      if (closed) return;
      if (!identity) {
        store.setState({ status: 'dropped' }, true);
        return;
      }
      try {
        bound = await newNonce(setup.noncePrefix);
        if (closed) return;
        initialize(identity, bound);
        draw(identity);
      } catch (error) {
        fail(error);
      }
    },
    /** Draws the button again, after a change of theme or width. */
    repaint(next: ButtonLook): void {
      look = next;
      if (!identity || store.getState().status !== 'ready') return;
      try {
        draw(identity);
      } catch (error) {
        fail(error);
      }
    },
    /** The fallback button was pressed: begins again and asks without a button of Google's. */
    ask(): void {
      if (!identity || !bound) return;
      try {
        initialize(identity, bound);
        identity.prompt();
      } catch (error) {
        fail(error);
      }
    },
    /** Nobody looks at it any more. */
    close(): void {
      closed = true;
      host.replaceChildren();
    },
  };
}
