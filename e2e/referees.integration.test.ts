import { describe, expect, it } from 'vitest';
import { readyRoom, type Bot } from './support/bot.ts';
import { oneServer } from './support/one-server.ts';

/* Referees over the real protocol, among them some that lie. What a browser sees of another's smile is the story of referees.e2e.ts. */

const { bots } = oneServer({ MATCH_SPEED: '2' });

async function inPlay(): Promise<readonly [Bot, Bot, Bot, Bot]> {
  const four = await bots('ann', 'bob', 'cara', 'dan');
  const [ann, ...guests] = four;
  await readyRoom(ann, guests);
  expect(await ann.insist('start_game', {})).toMatchObject({ ok: true });
  for (const bot of four) await bot.until('the first play', (view) => view.phase === 'playing');
  return four;
}
const seen = (who: Bot) => ({ user_id: who.id, play: 1 });

describe('design "Referees"', () => {
  it('one referee who lies is heard by nobody, and puts nobody out', async () => {
    const [ann, bob, cara] = await inPlay();
    expect(await bob.ask('smile_seen', seen(ann))).toEqual({ ok: true });
    expect(await bob.ask('smile_seen', seen(ann))).toEqual({ ok: true });
    // Something that everybody is told comes after it, and the lie is not in it.
    expect(await cara.ask('player_eliminated', { play: 1 })).toEqual({ ok: true });
    const view = await ann.until('cara to be out', ({ eliminated_players }) => eliminated_players.includes(cara.id));
    expect(view.witnessed).toEqual([]);
    expect(view.active_players).toContain(ann.id);
  });

  it('two make a note that everybody sees, and put nobody out either', async () => {
    const [ann, bob, cara, dan] = await inPlay();
    await bob.ask('smile_seen', seen(ann));
    await cara.ask('smile_seen', seen(ann));
    const note = { user_id: ann.id, username: ann.username, play: 1, witnesses: 2 };
    for (const bot of [ann, bob, cara, dan]) {
      const view = await bot.until('the note', ({ witnessed }) => witnessed.length > 0);
      expect(view.witnessed).toEqual([note]);
      expect(view.active_players).toContain(ann.id);
    }
  });

  it('nobody witnesses against themselves, against strangers, or in a play that is over', async () => {
    const [ann, bob] = await inPlay();
    const refused = async (who: string, play: number) => (await bob.ask('smile_seen', { user_id: who, play })).ok;
    expect(await refused(bob.id, 1)).toBe(false);
    expect(await refused('nobody', 1)).toBe(false);
    expect(await refused(ann.id, 2)).toBe(false);
  });
});
