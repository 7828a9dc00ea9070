/**
 * Takes the hash of the letter's link (`#token=…`); returns the token, or undefined when there is none. The hash is taken out of the address
 * bar and the history at once, so that neither a glance nor a shared address gives it away; it never reached a server with the address.
 */
export function takeResetToken(from: Pick<Window, 'location' | 'history'> = window): string | undefined {
  const { location, history } = from;
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined;
  if (token !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  return token || undefined;
}
