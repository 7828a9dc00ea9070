/** What the identity script answers a sign-in with. */
interface CredentialAnswer {
  credential?: string;
}

/** How Google's button looks. `width` in CSS pixels, at most 400. */
export interface ButtonLook {
  theme: 'outline' | 'filled_black';
  text: 'continue_with' | 'signup_with';
  width: number;
}

/** The part of Google's identity script that we use. */
export interface Identity {
  initialize(options: {
    client_id: string;
    callback: (answer: CredentialAnswer) => void;
    ux_mode: 'popup';
    auto_select: boolean;
    context: 'signin' | 'signup' | 'use';
    /** written into the token */
    nonce: string;
  }): void;
  renderButton(
    host: HTMLElement,
    look: ButtonLook & { type: 'standard'; size: 'large'; shape: 'rectangular'; logo_alignment: 'center' },
  ): void;
  /** asks for an account without the button */
  prompt(): void;
}

interface WithIdentity {
  google?: { accounts?: { id?: Identity } };
}

interface Policy {
  createScriptURL(url: string): unknown;
}

interface WithTrustedTypes {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy };
}

const found = (): Identity | undefined => (window as WithIdentity).google?.accounts?.id;

const allowed = new Set<string>();
let policy: Policy | undefined;

/** The one place of the page where an address becomes a script: only the configured one passes (`require-trusted-types-for`). */
function scriptAddress(url: string): string {
  const types = (window as WithTrustedTypes).trustedTypes;
  if (!types) return url;
  allowed.add(url);
  policy ??= types.createPolicy('google-identity', {
    createScriptURL: (wanted) => {
      if (!allowed.has(wanted)) throw new TypeError('not the configured script');
      return wanted;
    },
  });
  // The DOM's types do not know trusted addresses; to a browser that enforces them it must stay the object.
  return policy.createScriptURL(url) as string;
}

/** A script that takes longer than this is as good as one that fails. */
const PATIENCE_MS = 10_000;

/** Loads Google's identity script from the configured address, once per page. Rejects when it does not arrive, or is something else. */
export function loadIdentity(url: string): Promise<Identity> {
  const there = found();
  if (there) return Promise.resolve(there);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = scriptAddress(url);
    const patience = setTimeout(() => fail('the script takes too long'), PATIENCE_MS);
    const fail = (reason: string): void => {
      clearTimeout(patience);
      script.remove(); // so that the next try asks again
      reject(new Error(reason));
    };
    script.addEventListener('load', () => {
      const identity = found();
      if (identity) {
        clearTimeout(patience);
        resolve(identity);
      } else fail('the script brought no google.accounts.id');
    });
    script.addEventListener('error', () => fail('the script did not load'));
    document.head.append(script);
  });
}
