import type { AuthAnswer, GoogleBody, LoginBody, RegisterBody, User } from '@deadpan/protocol';
import { createStore } from 'zustand/vanilla';
import { httpTexts, sessionTexts } from '../../texts/http.ts';
import type { Http } from './http.ts';
import { HttpError } from './http-error.ts';
import type { TokenStore } from './token.ts';

/** Who is signed in (spec §4 Authentication). */
export interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  /** undecided: the app shows a spinner as long as there is no user either */
  loading: boolean;
  error: string | null;
  /** why it is still undecided after a try, in words for people; the next try is coming */
  unreached: string | null;
  /** how the last session ended; the guard of the signed-in pages chooses the way by it */
  ended: 'by-choice' | 'expired' | null;
}

/** What can happen to a session (spec §4). */
export type SessionAction =
  | { type: 'AUTH_START' }
  | { type: 'AUTH_UNREACHED'; why: string }
  | { type: 'AUTH_SUCCESS'; user: User }
  | { type: 'AUTH_FAILURE'; error: string }
  | { type: 'LOGOUT'; ended?: SessionState['ended'] }
  | { type: 'CLEAR_ERROR' };

/** How the app starts: undecided. */
export const undecided: SessionState = { user: null, isAuthenticated: false, loading: true, error: null, unreached: null, ended: null };

/** The next state of a session after an action (spec §4 Authentication). */
export function sessionAfter(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'AUTH_START':
      return { ...state, loading: true, error: null };
    case 'AUTH_UNREACHED':
      return { ...state, unreached: action.why };
    case 'AUTH_SUCCESS':
      return { ...undecided, user: action.user, isAuthenticated: true, loading: false };
    case 'AUTH_FAILURE':
      return { ...undecided, loading: false, error: action.error };
    case 'LOGOUT':
      return { ...undecided, loading: false, ended: action.ended ?? null };
    case 'CLEAR_ERROR':
      return { ...state, error: null };
    default:
      return action satisfies never;
  }
}

interface SessionSetup {
  http: Http;
  tokens: TokenStore;
  wait?: (ms: number) => Promise<void>;
}

const ASK_AGAIN_MS = 2_000;
/** Too many calls from one address say nothing about who makes them. */
const TOO_MANY = 429;

/** Makes the session: the store screens read, and what one can do with it. No React inside. */
export function createSession({ http, tokens, wait = (ms) => new Promise((done) => setTimeout(done, ms)) }: SessionSetup) {
  const store = createStore<SessionState>(() => undecided);
  const dispatch = (action: SessionAction): void => store.setState((state) => sessionAfter(state, action), true);

  const enter = ({ access_token, user }: AuthAnswer): User => {
    tokens.write(access_token);
    dispatch({ type: 'AUTH_SUCCESS', user });
    return user;
  };

  const signIn = async (path: string, body: LoginBody | RegisterBody | GoogleBody, ownToast: boolean): Promise<User> => {
    try {
      return enter(await http.call<AuthAnswer>(path, { method: 'POST', body, ownToast }));
    } catch (error) {
      dispatch({ type: 'AUTH_FAILURE', error: (error instanceof HttpError && error.detail) || sessionTexts.unknownError });
      throw error;
    }
  };

  return {
    store,
    /**
     * Decides who is there when the app opens: nobody without a token; otherwise the server is asked. A server that does not
     * answer is asked again, and `unreached` says so, for a restart in the middle of a match must not sign anybody out.
     */
    async start(): Promise<void> {
      for (;;) {
        if (!tokens.read()) return dispatch({ type: 'LOGOUT' });
        dispatch({ type: 'AUTH_START' });
        try {
          return dispatch({ type: 'AUTH_SUCCESS', user: await http.call<User>('/auth/me', { ownToast: true }) });
        } catch (error) {
          if (!(error instanceof HttpError && (error.worthRetrying || error.status === TOO_MANY))) {
            tokens.remove();
            return dispatch({ type: 'LOGOUT', ended: 'expired' });
          }
          dispatch({ type: 'AUTH_UNREACHED', why: error.detail ?? httpTexts.network.text });
          await wait(ASK_AGAIN_MS);
        }
      }
    },
    /** Signs in; the generic toast of the catalogue tells a failure. */
    login: (body: LoginBody): Promise<User> => signIn('/auth/login', body, false),
    /** Registers and signs in; the page shows its own toast on failure. */
    register: (body: RegisterBody): Promise<User> => signIn('/auth/register', body, true),
    /** Signs in, or registers, with what Google's button handed out; the page shows its own toast on failure (spec §3, §7). */
    google: (shown: GoogleBody): Promise<User> => signIn('/auth/google', shown, true),
    /** The account goes on under a new token: its password was changed and every other session ended. */
    enter,
    /** The player's own record has changed: a new name or picture shows everywhere at once. */
    update(user: User): void {
      if (store.getState().user?.id === user.id) dispatch({ type: 'AUTH_SUCCESS', user });
    },
    /** The account or all its sessions are gone: forgets the token; nobody needs to be told. `ended`: where the guard then leads. */
    forget(ended: SessionState['ended'] = null): void {
      tokens.remove();
      dispatch({ type: 'LOGOUT', ended });
    },
    /** Signs out here at once and tells the server, which may be late or away. */
    async logout(): Promise<void> {
      const told = http.call('/auth/logout', { method: 'POST', ownToast: true, keepalive: true }).catch(() => undefined);
      tokens.remove();
      dispatch({ type: 'LOGOUT', ended: 'by-choice' });
      await told;
    },
    /** The server says the session is over. */
    expire: (): void => dispatch({ type: 'LOGOUT', ended: 'expired' }),
    clearError: (): void => dispatch({ type: 'CLEAR_ERROR' }),
  };
}
