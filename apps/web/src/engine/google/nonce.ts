/** Binds a token to the page that asked for it: Google writes `print` into the token, and only the page has the `nonce` it was made of. */
export interface Nonce {
  nonce: string;
  print: string;
}

const BYTES = 32;

/** Bytes as base64url. */
const textOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Makes a new one that begins with `prefix`; the print is the SHA-256 of the nonce as text. */
export async function newNonce(prefix = ''): Promise<Nonce> {
  const nonce = prefix + textOf(crypto.getRandomValues(new Uint8Array(BYTES)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  return { nonce, print: textOf(new Uint8Array(digest)) };
}
