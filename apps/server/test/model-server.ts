import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a pretended service was asked. */
export interface Asked<Body> {
  method: string;
  path: string;
  authorization: string | undefined;
  /** null: there was none */
  body: Body;
}

/** How it answers: with a status and a body, in pieces with a pause before each when there are several, with another address, or never. */
export type ModelAnswer =
  { status?: number; location?: string; type?: string; pieces: (string | Uint8Array)[]; pauseMs?: number } | 'never';

/** A real HTTP server of OpenAI's protocol on loopback whose models say what the test wants. */
export async function aModelServer<Body>(answer: (asked: Asked<Body>) => ModelAnswer) {
  const asked: Asked<Body>[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const sent = Buffer.concat(chunks).toString();
      const body = (sent === '' ? null : JSON.parse(sent)) as Body;
      const one = { method: request.method ?? '', path: request.url ?? '', authorization: request.headers.authorization, body };
      asked.push(one);
      const said = answer(one);
      if (said === 'never') return;
      const { status = 200, location, type = 'application/json' } = said;
      response.writeHead(status, { 'content-type': type, ...(location !== undefined && { location }) });
      const rest = [...said.pieces];
      const next = (): void => {
        const piece = rest.shift();
        if (piece === undefined) response.end();
        else {
          response.write(piece);
          setTimeout(next, said.pauseMs ?? 0);
        }
      };
      next();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Takes what the model writes; returns it as the body of a chat completion. */
export const completion = (content: string | null): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_800_000_000,
    model: 'test',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
  });
