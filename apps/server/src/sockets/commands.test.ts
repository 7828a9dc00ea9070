import { expect, it, vi } from 'vitest';
import { decide, type Command, type Room } from '@deadpan/game';
import { ann, bob, inCaptions, inComedy, NOW, run } from '@deadpan/game/testing';
import { matchers } from '../modules/family/words.ts';
import { commands } from './commands.ts';

const rude = (by: string): Command => {
  const command = commands.submit_caption({ caption: 'What the fuck is that' }, by, 'mild');
  if (!command) throw new Error('A caption is a command.');
  return command;
};

it('masks a caption that is taken, once', () => {
  const { room } = run(inCaptions({ players: [ann, bob] }), rude('ann'));
  expect(room.match?.round).toMatchObject({ captions: [{ by: 'ann', text: 'What the **** is that' }] });
  const search = vi.spyOn(matchers.mild!, 'getAllMatches');
  const command = rude('bob');
  for (let race = 0; race < 3; race++) decide(room, command, NOW);
  expect(search.mock.calls.length).toBeLessThanOrEqual(3);
  search.mockRestore();
});

it.each<[string, Room, string, string]>([
  ['of who has no seat', inCaptions({ players: [ann, bob] }), 'eve', 'NOT_A_MEMBER'],
  ['in another round', inComedy({ players: [ann, bob] }), 'ann', 'NOT_PLAYING'],
])('masks none %s', (_what, room, by, code) => {
  const search = vi.spyOn(matchers.mild!, 'getAllMatches');
  expect(run(room, rude(by)).refusal?.code).toBe(code);
  expect(search).not.toHaveBeenCalled();
  search.mockRestore();
});
