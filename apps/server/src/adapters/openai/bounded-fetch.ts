/** Takes how many bytes an answer may have; returns a `fetch` that rejects longer ones, however they are packed. */
export function boundedFetch(most: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const pieces: Uint8Array[] = [];
    let length = 0;
    for await (const piece of answer.body ?? []) {
      length += piece.byteLength;
      // Leaving the loop cancels the rest.
      if (length > most) throw new Error(`The answer has more than ${most} bytes.`);
      pieces.push(piece);
    }
    return new Response(Buffer.concat(pieces), { status: answer.status, headers: answer.headers });
  };
}
