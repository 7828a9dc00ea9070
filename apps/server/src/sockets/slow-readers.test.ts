import { IncomingMessage, ServerResponse } from 'node:http';
import { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '@deadpan/protocol';
import { cutSlowAnswer } from './slow-readers.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** An answer to a page that takes what is sent to it, or does not. */
function answerTo(page: 'reads' | 'sleeps'): ServerResponse {
  const line = new Duplex({ read: () => undefined, write: (_chunk, _encoding, taken) => void (page === 'reads' && taken()) });
  const response = new ServerResponse(new IncomingMessage(line as never));
  response.assignSocket(line as never);
  cutSlowAnswer(response);
  return response;
}

it('F6 slow reader: an answer to a poll that is not taken in time ends its connection', () => {
  const response = answerTo('sleeps');
  response.end('x'.repeat(100_000));
  vi.advanceTimersByTime(limits.socket.handshakeMs - 1);
  expect(response.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(response.destroyed).toBe(true);
});

it('a poll may wait for its answer as long as there is none, and a page that takes it is left alone', async () => {
  const response = answerTo('reads');
  vi.advanceTimersByTime(10 * limits.socket.handshakeMs);
  expect(response.destroyed).toBe(false);
  const finished = new Promise((resolve) => response.once('finish', resolve));
  response.end('taken');
  await finished;
  response.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});
