/** Where the next page of a list goes on: after the row of this time and id. */
export interface Place {
  /** ms */
  at: number;
  id: string;
}

/** Takes a place; returns it as an answer's `next` says it. */
export const writePlace = ({ at, id }: Place): string => `${at}.${id}`;

/** Takes the `before` of an address, whose schema has looked at it; returns the place, or null for the first page. */
export function readPlace(before: string | undefined): Place | null {
  const dot = before?.indexOf('.') ?? -1;
  return before === undefined || dot < 0 ? null : { at: Number(before.slice(0, dot)), id: before.slice(dot + 1) };
}
