/** The two addresses of spec §7: the API's health, and the page's own. */
const ADDRESSES = ['/api/health', '/'];

interface Check {
  fetch?: typeof fetch;
  log?: (line: string) => void;
}

/**
 * The connectivity checks of spec §7 when the app opens: `GET /health` and `GET /`. Their results are logged for whoever looks, at a
 * level consoles hide, and change nothing: a server that is away is told by the calls that need it.
 */
export async function checkConnection({ fetch: ask = (...args) => fetch(...args), log = (line) => console.debug(line) }: Check = {}) {
  for (const address of ADDRESSES) {
    const said = await ask(address, { headers: { accept: 'application/json, text/html' } }).then(
      ({ status }) => String(status),
      (error: unknown) => (error instanceof Error ? error.message : 'no answer'),
    );
    log(`startup check ${address}: ${said}`);
  }
}
