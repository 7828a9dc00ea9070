/**
 * Whether a session named in a document belongs to `page`. A page makes several links; it names one of them as `page~number`,
 * so that an answer or a candidate for a link that was torn down never reaches the next one.
 */
export function isOfPage(session: string, page: string): boolean {
  return session === page || session.startsWith(`${page}~`);
}
