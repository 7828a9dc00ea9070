import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountExport, DELETED_PLAYER, LeaderboardAnswer, MatchesAnswer, MatchRecord, SeriesAnswer, UserStats } from '@deadpan/protocol';
import { startMatch } from './a-match.ts';
import { aServer, PASSWORD, type TestPlayer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ MATCH_SPEED: '4' });
});
afterAll(() => server.close());

const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status;
const read = async (player: TestPlayer, path: string): Promise<unknown> => (await player.call('GET', path)).json();
const curve = { play: 1, points: [[0, 0.04], [400, 0.12345], [800, 0.6]] }; // prettier-ignore

/** Plays matches of one play, in which the last player smiles each time; returns their ids. */
async function matches(players: TestPlayer[], count: number): Promise<string[]> {
  const [host] = players as [TestPlayer];
  await startMatch(players, { round1Plays: 1, round1Duration: 30, maxRounds: 1 });
  const ids: string[] = [];
  while (ids.length < count) {
    const { match_id } = await host.until((view) => view.phase === 'playing' && !ids.includes(view.match_id ?? ''));
    ids.push(match_id ?? '');
    expect(await players.at(-1)?.ask('player_eliminated', { play: 1 })).toMatchObject({ ok: true });
    if (ids.length === 1) expect(await statusOf(host.call('PUT', `/matches/${match_id}/curves`, curve))).toBe(204);
    await host.until((view) => view.match_id === match_id && view.status === 'finished');
    if (ids.length < count) for (const player of players) expect(await player.ask('request_play_again')).toEqual({ ok: true });
  }
  return ids;
}

describe('what remains of a match', () => {
  let ann: TestPlayer;
  let bob: TestPlayer;
  let stranger: TestPlayer;
  let ids: string[];
  let id = '';
  beforeAll(async () => {
    [ann, bob, stranger] = [await server.register(), await server.register(), await server.register()];
    ids = await matches([ann, bob], 5);
    id = ids[0] ?? '';
  });

  it('lists one’s own matches, the newest first, with everybody who played', async () => {
    const { matches: listed, next } = MatchesAnswer.parse(await read(ann, '/matches'));
    expect(listed.map((match) => match.id)).toEqual(ids.toReversed());
    expect(next).toBeNull();
    expect(listed[0]).toMatchObject({ gameType: 'round1', result: 'won', score: 100, wins: 1, plays: 1, rounds: 1 });
    expect(listed[0]?.players.map(({ username, result }) => [username, result])).toEqual([
      [ann.user.username, 'won'],
      [bob.user.username, 'lost'],
    ]);
    expect(MatchesAnswer.parse(await read(ann, '/matches?type=full')).matches).toEqual([]);
    const before = `${Date.parse(listed[1]?.endedAt ?? '')}.${listed[1]?.id ?? ''}`;
    expect(MatchesAnswer.parse(await read(ann, `/matches?before=${before}`)).matches).toEqual(listed.slice(2));
    expect(MatchesAnswer.parse(await read(stranger, '/matches')).matches).toEqual([]);
    expect(await statusOf(ann.call('GET', '/matches?before=yesterday'))).toBe(422);
    expect(await statusOf(server.call('GET', '/matches'))).toBe(401);
  });

  it('shows the page of a match to its players, each by their own words, and to nobody else', async () => {
    const [own, other] = [MatchRecord.parse(await read(ann, `/matches/${id}`)), MatchRecord.parse(await read(bob, `/matches/${id}`))];
    expect(own).toMatchObject({ id, winner: ann.user.id, message: 'You win round 1.', mayShare: true, captions: null });
    expect(own.plays).toMatchObject([
      { play: 1, winner: ann.user.id, outs: [{ user_id: bob.user.id, reason: 'smile', memeId: own.plays[0]?.memes[0]?.id }] },
    ]);
    expect(own.plays[0]?.memes[0]?.title).not.toBe(own.plays[0]?.memes[0]?.id);
    expect(own.awards.map(({ key, user_id }) => [key, user_id])).toEqual([['stone_face', ann.user.id], ['first_to_crack', bob.user.id]]); // prettier-ignore
    expect(other).toEqual({ ...own, message: `${ann.user.username} wins round 1.` });
    expect(await statusOf(stranger.call('GET', `/matches/${id}`))).toBe(404);
    expect(await statusOf(ann.call('GET', '/matches/ABC234-x-1'))).toBe(404);
  });

  it('keeps a smile curve only from its own player, shows it to the others, and deletes it when that player wants', async () => {
    const curves = async () => MatchRecord.parse(await read(bob, `/matches/${id}`)).curves;
    expect(await curves()).toEqual([{ user_id: ann.user.id, play: 1, points: [[0, 0.04], [400, 0.123], [800, 0.6]] }]); // prettier-ignore
    const put = (player: TestPlayer, body: unknown, match = id) => statusOf(player.call('PUT', `/matches/${match}/curves`, body));
    expect(await put(bob, { play: 1, points: [[0, 1]] })).toBe(204);
    expect((await curves()).map(({ user_id }) => user_id).toSorted()).toEqual([ann.user.id, bob.user.id].toSorted());
    expect(await put(stranger, curve)).toBe(404);
    expect(await put(ann, curve, 'ABC234-x-1')).toBe(404);
    expect(await put(ann, { ...curve, play: 2 })).toBe(409);
    const wrong = [[[0, 0.1], [100, 0.2], [200, 0.3]], [[400, 0.1], [0, 0.2]], [[0, 1.1]], [[-1, 0]], [], [[999_999, 0]], ['0,1']]; // prettier-ignore
    for (const points of wrong) expect(await put(ann, { play: 1, points })).toBe(422);
    expect(await statusOf(bob.call('DELETE', `/matches/${id}/curves`))).toBe(204);
    expect(await statusOf(stranger.call('DELETE', `/matches/${id}/curves`))).toBe(204);
    expect(await curves()).toHaveLength(1);
  });

  it('tells the same numbers everywhere', async () => {
    const stats = UserStats.parse(await read(ann, '/analytics/user-stats'));
    const board = async (player: TestPlayer, name: string, period = 'week') =>
      LeaderboardAnswer.parse(await read(player, `/leaderboard?board=${name}&period=${period}`));
    const series = SeriesAnswer.parse(await read(ann, '/statistics/series?days=7'));
    expect(stats).toMatchObject({ total_sessions: 5, total_wins: 5, win_rate: 100, average_score: 100 });
    expect(series.days.reduce((sum, { won, lost, draw }) => sum + won + lost + draw, 0)).toBe(stats.total_sessions);
    expect(series.days.every(({ gameType, averageScore }) => gameType === 'round1' && averageScore === 100)).toBe(true);
    for (const period of ['week', 'all']) {
      expect((await board(ann, 'wins', period)).own).toEqual({ rank: 1, value: stats.total_wins, games: stats.total_sessions });
      expect((await board(ann, 'win_rate', period)).own).toEqual({ rank: 1, value: stats.win_rate, games: stats.total_sessions });
    }
    const calm = await board(ann, 'stone_face');
    expect(calm).toMatchObject({ minGames: 5, own: { rank: 1, value: series.shares.stoneFace } });
    expect(calm.rows.map(({ username, rank, value, games }) => [username, rank, value, games])).toEqual([
      [ann.user.username, 1, 100, 5],
      [bob.user.username, 2, 0, 5],
    ]);
    expect((await board(bob, 'smile_rate')).own).toEqual({ rank: 1, value: 100, games: 5 });
    expect(await board(stranger, 'smile_rate')).toMatchObject({ own: null });
    expect((await board(stranger, 'wins')).rows.map((row) => row.id)).toEqual([ann.user.id]);
    expect(await statusOf(ann.call('GET', '/leaderboard?board=height'))).toBe(422);
    expect(await statusOf(ann.call('GET', '/statistics/series?days=9999'))).toBe(422);
  });

  it('is in the export, and goes with the account but for the results', async () => {
    const { more } = AccountExport.parse(await read(ann, '/account/export'));
    expect(more['records']).toMatchObject({
      rounds: [{ round: 1, result: 'won' }, {}, {}, {}, {}],
      matches: [{ match_id: id, left: false, turns: [], caption: null }, {}, {}, {}, {}],
      captions: [],
      smile_curves: [{ match_id: id, play: 1, points: [[0, 0.04], [400, 0.123], [800, 0.6]] }], // prettier-ignore
    });
    expect(await statusOf(ann.call('DELETE', '/account', { password: PASSWORD }))).toBe(204);
    const after = MatchRecord.parse(await read(bob, `/matches/${id}`));
    expect(after.players[0]).toMatchObject({ id: ann.user.id, username: DELETED_PLAYER, profile_picture_url: null, result: 'won' });
    expect(after).toMatchObject({ curves: [], message: `${DELETED_PLAYER} wins round 1.` });
    expect(MatchesAnswer.parse(await read(bob, '/matches')).matches[0]?.players[0]?.username).toBe(DELETED_PLAYER);
    const { rows } = LeaderboardAnswer.parse(await read(bob, '/leaderboard'));
    expect(rows.map((row) => row.id)).not.toContain(ann.user.id);
  });
});
