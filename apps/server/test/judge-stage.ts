import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the pretended model was asked. */
export interface AskedOfModel {
  path: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[]; response_format: { type: string } };
}

/** How it answers: with a status and a body, in pieces with a pause before each when there are several, with another address, or never. */
export type ModelAnswer = { status?: number; location?: string; pieces: string[]; pauseMs?: number } | 'never';

/** A real HTTP server of OpenAI's protocol on loopback whose model says what the test wants. */
export async function aModelServer(answer: (asked: AskedOfModel) => ModelAnswer) {
  const asked: AskedOfModel[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as AskedOfModel['body'];
      const one = { path: request.url ?? '', authorization: request.headers.authorization, body };
      asked.push(one);
      const said = answer(one);
      if (said === 'never') return;
      const { status = 200, location } = said;
      response.writeHead(status, { 'content-type': 'application/json', ...(location !== undefined && { location }) });
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

/** A model that does as it is asked: the longer the caption, the better. */
export function obedient({ body }: AskedOfModel): ModelAnswer {
  const { captions } = JSON.parse(body.messages.at(-1)?.content ?? '{}') as { captions: { number: number; caption: string }[] };
  const scores = captions.map(({ number, caption }) => ({
    number,
    score: Math.min(1, caption.length / 200),
    reason: `It has ${caption.length} letters.`,
  }));
  return { pieces: [completion(JSON.stringify({ scores }))] };
}
