// @vitest-environment jsdom
import type { GoogleBody } from '@deadpan/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGoogleButton } from './google-button.ts';
import type { GoogleState } from './google-button.ts';
import { loadIdentity } from './identity.ts';
import type { Identity } from './identity.ts';

type Options = Parameters<Identity['initialize']>[0];

/** Google's script, as far as we use it; `initialize` and `renderButton` can be told to fail. */
function anIdentity(fails: { initialize?: string; draws?: boolean } = {}) {
  const initialized: Options[] = [];
  const identity = {
    initialize: (options: Options): void => {
      if (fails.initialize) throw new Error(fails.initialize);
      initialized.push(options);
    },
    renderButton: vi.fn<Identity['renderButton']>((host) => {
      if (fails.draws !== false) host.append(document.createElement('iframe'));
    }),
    prompt: vi.fn<Identity['prompt']>(),
  };
  return { identity, initialized, answer: (credential?: string) => initialized.at(-1)?.callback({ ...(credential && { credential }) }) };
}

function setup(load: (url: string) => Promise<Identity>) {
  const waited: number[] = [];
  const states: GoogleState[] = [];
  const said = {
    onCredential: vi.fn<(shown: GoogleBody) => void>(),
    onError: vi.fn<(message: string) => void>(),
    onOriginError: vi.fn<() => void>(),
    log: vi.fn<(line: string) => void>(),
  };
  const button = createGoogleButton({
    clientId: 'client',
    scriptUrl: 'https://accounts.example/gsi/client',
    host: document.createElement('div'),
    look: { theme: 'outline', text: 'continue_with', width: 320 },
    context: 'signin',
    load,
    wait: (ms) => {
      waited.push(ms);
      return Promise.resolve();
    },
    ...said,
  });
  states.push(button.store.getState());
  button.store.subscribe((state) => states.push(state));
  return { button, waited, states, ...said };
}

describe('the states of the button', () => {
  it('spec §2 Google button: loading, then ready once Google has drawn it; a press gives the credential [2.60]', async () => {
    const { identity, initialized, answer } = anIdentity();
    const { button, states, onCredential } = setup(() => Promise.resolve(identity));
    await button.start();
    expect(states.map(({ status }) => status)).toEqual(['loading', 'loading', 'ready']);
    expect(initialized).toMatchObject([{ client_id: 'client', ux_mode: 'popup', context: 'signin' }]);
    answer('an-id-token');
    expect(onCredential).toHaveBeenCalledWith({ id_token: 'an-id-token', nonce: expect.stringMatching(/^[\w-]{43}$/) as string });
  });

  it('binds the token to the page: Google gets the print of a nonce that only our server is shown', async () => {
    const { identity, initialized, answer } = anIdentity();
    const { button, onCredential } = setup(() => Promise.resolve(identity));
    await button.start();
    answer('an-id-token');
    const nonce = onCredential.mock.calls[0]?.[0].nonce ?? '';
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce)));
    const bytes = atob((initialized[0]?.nonce ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    expect([...bytes].map((byte) => byte.charCodeAt(0))).toEqual([...digest]);
    const other = anIdentity();
    await setup(() => Promise.resolve(other.identity)).button.start();
    expect(other.initialized[0]?.nonce).not.toBe(initialized[0]?.nonce);
  });

  it('spec §2 Google button: a button of ours where Google draws none; it asks without one [2.60]', async () => {
    const { identity } = anIdentity({ draws: false });
    const { button, onError } = setup(() => Promise.resolve(identity));
    await button.start();
    expect(button.store.getState()).toEqual({ status: 'fallback' });
    button.ask();
    expect(identity.prompt).toHaveBeenCalledOnce();
    expect(onError).not.toHaveBeenCalled();
  });

  it('draws it again in other colours', async () => {
    const { identity } = anIdentity();
    const { button } = setup(() => Promise.resolve(identity));
    button.repaint({ theme: 'filled_black', text: 'continue_with', width: 300 });
    expect(identity.renderButton).not.toHaveBeenCalled();
    await button.start();
    button.repaint({ theme: 'filled_black', text: 'continue_with', width: 300 });
    expect(identity.renderButton.mock.lastCall?.[1]).toMatchObject({ theme: 'filled_black', width: 300 });
  });

  it('says nothing more once it is closed', async () => {
    const { identity, answer } = anIdentity();
    const { button, onCredential } = setup(() => Promise.resolve(identity));
    await button.start();
    button.close();
    button.close();
    answer('late');
    expect(onCredential).not.toHaveBeenCalled();
  });
});

describe('a script that does not come', () => {
  it('spec §4 Google sign-in: three retries after 1 s plus 0.5 s per attempt, then no button; the reason is logged [4.36 8.69]', async () => {
    const load = vi.fn<(url: string) => Promise<Identity>>(() => Promise.reject(new Error('the script did not load')));
    const { button, states, waited, log, onError } = setup(load);
    await button.start();
    expect(load).toHaveBeenCalledTimes(4);
    expect(waited).toEqual([1_500, 2_000, 2_500]);
    expect(states.slice(1)).toEqual([
      { status: 'loading', attempt: 0 },
      { status: 'loading', attempt: 1 },
      { status: 'loading', attempt: 2 },
      { status: 'loading', attempt: 3 },
      { status: 'dropped' },
    ]);
    expect(log).toHaveBeenCalledWith('google: the script did not load');
    expect(onError).not.toHaveBeenCalled();
  });

  it('a script that comes with a retry is ready', async () => {
    const { identity } = anIdentity();
    let tries = 0;
    const { button } = setup(() => ((tries += 1) < 3 ? Promise.reject(new Error('no')) : Promise.resolve(identity)));
    await button.start();
    expect(button.store.getState()).toEqual({ status: 'ready' });
  });
});

describe('what Google refuses', () => {
  it("spec §8 Google sign-in: no credential is an error, 'No credential received from Google' [8.67]", async () => {
    const { identity, answer } = anIdentity();
    const { button, onError, onCredential } = setup(() => Promise.resolve(identity));
    await button.start();
    answer();
    expect(onError).toHaveBeenCalledWith('No credential received from Google');
    expect(onCredential).not.toHaveBeenCalled();
  });

  it.each(['The given origin is not allowed for the given client ID.', 'Request failed with 403'])(
    'knows the wrong origin: %s',
    async (words) => {
      const { button, onOriginError, onError } = setup(() => Promise.resolve(anIdentity({ initialize: words }).identity));
      await button.start();
      expect(button.store.getState()).toEqual({ status: 'failed-origin' });
      expect(onOriginError).toHaveBeenCalledOnce();
      expect(onError).not.toHaveBeenCalled();
    },
  );

  it("spec §8 Google sign-in: other failures at the start go to the error's callback [8.69]", async () => {
    const { button, onError, onOriginError } = setup(() => Promise.resolve(anIdentity({ initialize: 'client id missing' }).identity));
    await button.start();
    expect(button.store.getState()).toEqual({ status: 'fallback' });
    expect(onError).toHaveBeenCalledWith('client id missing');
    expect(onOriginError).not.toHaveBeenCalled();
    button.ask();
    expect(onError).toHaveBeenCalledTimes(2);
  });
});

describe('the script', () => {
  afterEach(() => {
    vi.useRealTimers();
    delete (window as { google?: unknown }).google;
    document.head.replaceChildren();
  });
  const script = (): HTMLScriptElement => document.head.querySelector('script') as HTMLScriptElement;

  it('is asked for at the configured address, and once there not again', async () => {
    const arriving = loadIdentity('https://accounts.example/gsi/client');
    expect(script().src).toBe('https://accounts.example/gsi/client');
    const { identity } = anIdentity();
    Object.assign(window, { google: { accounts: { id: identity } } });
    script().dispatchEvent(new Event('load'));
    await expect(arriving).resolves.toBe(identity);
    await expect(loadIdentity('https://accounts.example/gsi/client')).resolves.toBe(identity);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });

  it('did not come when it fails, brings something else or takes too long; the next try asks anew', async () => {
    const failing = loadIdentity('https://a.example/x');
    script().dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('did not load');
    const wrong = loadIdentity('https://a.example/x');
    script().dispatchEvent(new Event('load'));
    await expect(wrong).rejects.toThrow('brought no google.accounts.id');
    vi.useFakeTimers();
    const late = loadIdentity('https://a.example/x');
    const told = late.catch((error: unknown) => (error instanceof Error ? error.message : ''));
    vi.advanceTimersByTime(10_000);
    expect(await told).toBe('the script takes too long');
    expect(script()).toBeNull();
  });
});
