import { expect, it } from 'vitest';
import type { NodeMessage, Passing } from '../../ports/nodes.ts';
import { sparing } from './passing.ts';

const payload = { lobby_id: 'ABCDEF', user_id: 'ann', play: 1, happy: 0, faceless_ms: 0, hidden: false };
const reading = (room: string): NodeMessage => ({ kind: 'passing', passing: { room, to: 'all', event: 'player_reading', payload } });

it('tells other nodes what passes in a room only when somebody of it is elsewhere, and everything else in any case', () => {
  const told: NodeMessage[] = [];
  const nodes = {
    own: 'here',
    areSeveral: true,
    tell: (message: NodeMessage) => void told.push(message),
    onTold: () => undefined,
    areReached: () => true,
    close: async () => undefined,
  };
  const spared = sparing(nodes, (room) => room === 'ABCDEF');
  const toAnn: NodeMessage = { kind: 'passing', passing: { room: 'ABCDEF', to: 'ann', event: 'player_reading', payload } as Passing };
  const saved: NodeMessage = { kind: 'saved', room: 'ABCDEF', version: 2 };
  for (const message of [reading('ABCDEF'), reading('GHIJKL'), toAnn, saved]) spared.tell(message);
  expect(told).toEqual([reading('GHIJKL'), toAnn, saved]);
  expect([spared.own, spared.areSeveral]).toEqual(['here', true]);
});
