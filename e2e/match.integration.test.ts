import { describe, expect, it } from 'vitest';
import { eventStage, matchEvents, matchEventsTold } from './support/event-stage.ts';

const { inPlay } = eventStage();

describe('a match of bots over the real protocol', () => {
  it('goes from the lobby to the champion: the smiler is out, the other wins, statistics follow', async () => {
    const { ann, bob, code, since } = await inPlay();
    expect(await bob.ask('player_eliminated', { play: 1 })).toEqual({ ok: true });
    const ended = await ann.until('the result', (view) => view.match_result !== null);
    expect(ended.match_result).toMatchObject({
      result: 'winner',
      winner: { user_id: ann.id },
      isCurrentPlayerWinner: true,
      wins: { [ann.id]: 1 },
    });
    await bob.until('the result', (view) => view.match_result?.winner?.user_id === ann.id);

    expect(matchEventsTold(bob, since)).toEqual(matchEvents);

    const stats = await ann.http<Record<string, unknown>>('GET', '/analytics/user-stats');
    expect(stats.body).toMatchObject({ total_sessions: 1, total_wins: 1, total_losses: 0, win_rate: 100, best_score: 100 });
    const lost = await bob.http<Record<string, unknown>>('GET', '/analytics/user-stats');
    expect(lost.body).toMatchObject({ total_sessions: 1, total_wins: 0, total_losses: 1, loss_rate: 100 });
    expect(code).toMatch(/^[2-9A-Z]{6}$/);
  });
});
