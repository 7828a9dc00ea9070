import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Server } from 'oauth2-mock-server';

const CLIENT_ID = '1234-abcd.apps.googleusercontent.com';

/** Who is signed in at the imitated Google. */
interface Person {
  sub: string;
  email: string;
  name: string;
}

/** How the script behaves: as it should, refusing the page's address, drawing nothing, answering without a credential, or not at all. */
export type Mood = 'well' | 'origin' | 'draws nothing' | 'no credential' | 'away';

export interface LocalGoogle {
  /** What the server is told to reach it. */
  env: Record<string, string>;
  person: Person;
  mood: Mood;
  /** How often the script was asked for. */
  asked(): number;
  close(): Promise<void>;
}

/**
 * The script, as far as the product uses Google's: `initialize`, `renderButton` with a frame from here, as Google's is, and `prompt`. The
 * frame tells its opener the credential by a message.
 */
const script = (origin: string, mood: Mood): string => `(() => {
  const origin = ${JSON.stringify(origin)};
  const mood = ${JSON.stringify(mood)};
  let options;
  addEventListener('message', (event) => {
    if (event.origin !== origin || !options) return;
    options.callback(mood === 'no credential' ? {} : { credential: event.data.credential });
  });
  window.google = { accounts: { id: {
    initialize(given) {
      if (mood === 'origin') throw new Error('The given origin is not allowed for the given client ID. (403)');
      options = given;
    },
    renderButton(host, look) {
      if (mood === 'draws nothing') return;
      const frame = document.createElement('iframe');
      frame.src = origin + '/gsi/button?theme=' + look.theme + '&text=' + look.text + '&client_id=' + options.client_id + '&nonce=' + options.nonce;
      frame.title = 'Sign in with Google Button';
      frame.width = String(look.width);
      frame.height = '44';
      frame.style.border = '0';
      host.append(frame);
    },
    prompt() {
      fetch(origin + '/gsi/credential?client_id=' + options.client_id + '&nonce=' + options.nonce).then((answer) => answer.text()).then((credential) => options.callback({ credential }));
    },
  } } };
})();`;

const LABELS: Record<string, string> = { continue_with: 'Continue with Google', signup_with: 'Sign up with Google' };

function buttonPage(address: URL): string {
  const dark = address.searchParams.get('theme') === 'filled_black';
  const [ground, text] = dark ? ['#131314', '#e3e3e3'] : ['#ffffff', '#1f1f1f'];
  const label = LABELS[address.searchParams.get('text') ?? ''] ?? 'Sign in with Google';
  return `<!doctype html><html lang="en"><title>Sign in with Google</title><body style="margin:0">
<button style="width:100%;height:44px;border:1px solid #8e918f;border-radius:4px;background:${ground};color:${text};font:500 15px sans-serif">${label}</button>
<script>
document.querySelector('button').onclick = async () => {
  const credential = await (await fetch('/gsi/credential' + location.search)).text();
  parent.postMessage({ credential }, '*');
};
</script></body></html>`;
}

/** A Google of our own: a real issuer that signs id tokens, and a real server with a script and a button in a frame. */
export async function localGoogle(person: Person): Promise<LocalGoogle> {
  const issuer = new OAuth2Server();
  await issuer.issuer.keys.generate('RS256');
  await issuer.start(0, '127.0.0.1');
  let times = 0;

  const credential = (audience: string, nonce: string): Promise<string> =>
    issuer.issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        Object.assign(payload, google.person, { aud: audience, nonce, email_verified: true });
      },
    });

  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', origin);
    const say = (type: string, text: string): void => {
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*', 'cache-control': 'no-store' }).end(text);
    };
    if (address.pathname === '/gsi/client') {
      times += 1;
      if (google.mood === 'away') response.destroy();
      else say('text/javascript', script(origin, google.mood));
    } else if (address.pathname === '/gsi/button') say('text/html', buttonPage(address));
    else if (address.pathname === '/gsi/credential') {
      void credential(address.searchParams.get('client_id') ?? '', address.searchParams.get('nonce') ?? '').then((token) =>
        say('text/plain', token),
      );
    } else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const google: LocalGoogle = {
    env: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_ISSUER: issuer.issuer.url ?? '', GOOGLE_SCRIPT_URL: `${origin}/gsi/client` },
    person,
    mood: 'well',
    asked: () => times,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await issuer.stop();
    },
  };
  return google;
}
