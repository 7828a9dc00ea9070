import { expect, it } from 'vitest';
import { createLog } from './log.ts';

function listening() {
  const lines: string[] = [];
  const made = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  return { ...made, said: () => lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>) };
}

it('names the match of every arena it speaks of, once it can know', () => {
  const { log, knowMatches, said } = listening();
  log.warn({ room: 'ABC234' }, 'early');
  knowMatches((room) => (room === 'ABC234' ? 'm1' : null));
  log.warn({ room: 'ABC234', err: new Error('away') }, 'later');
  log.warn({ room: 'XYZ789' }, 'no match there');
  log.warn({ room: 'ABC234', match: 'm0' }, 'told already');
  log.child({ reqId: 'r1' }).warn({ room: 'ABC234' }, 'by a request');
  log.warn({}, 'nothing of arenas');
  const lines = said();
  expect(lines.map(({ match }) => match)).toEqual([null, 'm1', null, 'm0', 'm1', undefined]);
  expect(lines[1]).toMatchObject({ msg: 'later', err: { message: 'away' } });
  expect(lines[4]).toMatchObject({ reqId: 'r1' });
});

it('says no token', () => {
  const { log, said } = listening();
  log.warn({ req: { headers: { authorization: 'Bearer abc', cookie: 'abc', accept: 'text/html' } } }, 'a request');
  expect(JSON.stringify(said())).not.toContain('abc');
});
