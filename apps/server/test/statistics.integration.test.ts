import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  AccountExport,
  LeaderboardAnswer,
  limits,
  MatchesAnswer,
  MatchRecord,
  SeriesAnswer,
  UserStats,
  type RoomView,
  type Settings,
} from '@deadpan/protocol';
import { startMatch } from './a-match.ts';
import { aServer, type TestPlayer, type TestServer } from './a-server.ts';

/* A real series of matches, and everything that is ever said about it: the pages of the matches are what the other numbers are held against. */

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ MATCH_SPEED: '4' });
});
afterAll(() => server.close());

type Group = readonly [TestPlayer, TestPlayer, ...TestPlayer[]];

const at = (players: readonly TestPlayer[], holds: (view: RoomView) => boolean) =>
  Promise.all(players.map((player) => player.until(holds)));
const over = (players: readonly TestPlayer[]) => at(players, ({ match_result }) => match_result !== null);
const playing = (players: readonly TestPlayer[], play: number) =>
  at(players, ({ phase, current_play }) => phase === 'playing' && current_play === play);
const smile = async (play: number, ...players: TestPlayer[]) => {
  for (const player of players) expect(await player.ask('player_eliminated', { play })).toEqual({ ok: true });
};

/** A match of these players, about to begin its first play. */
async function begin(players: Group, plays: Settings['round1Plays'], maxRounds: Settings['maxRounds'] = 1): Promise<void> {
  await startMatch(players, { round1Plays: plays, round1Duration: 30, maxRounds });
}

/** The players of a match that is over go home. */
async function home(players: readonly TestPlayer[]): Promise<void> {
  for (const player of players) await player.ask('leave_lobby');
}

/** A whole play; whoever is left wins it. */
async function playTo(players: readonly TestPlayer[], play: number, ...smiling: TestPlayer[]): Promise<void> {
  await playing(players, play);
  await smile(play, ...smiling);
}

/** The next turn at the microphone; resolves when it is open, with whose it is. */
async function speaks(players: Group, turn: number): Promise<TestPlayer> {
  const [view] = await at(players, ({ phase, comedy }) => phase === 'calling' && comedy?.turn === turn);
  const performer = players.find(({ user }) => user.id === view?.comedy?.turns.at(-1)?.performer.user_id);
  expect(await performer?.ask('request_microphone')).toEqual({ ok: true });
  return performer as TestPlayer;
}
const laughs = async (turn: number, ...listeners: TestPlayer[]) => {
  for (const each of listeners) {
    expect(await each.ask('laughter_detected', { emotion: 'happy', confidence: 0.9, turn })).toEqual({ ok: true });
  }
};

/** Won and lost, nobody seen, shared, cut short in a play and in a turn, and one of three rounds to its end. */
async function series(ann: TestPlayer, bob: TestPlayer, cara: TestPlayer): Promise<void> {
  const duel = [ann, bob] as const;
  const trio = [ann, bob, cara] as const;

  await begin(duel, 1);
  await playTo(duel, 1, bob);
  await over(duel);
  await home(duel);

  // Nobody smiles.
  await begin(duel, 1);
  await over(duel);
  await home(duel);

  await begin(trio, 3);
  await playTo(trio, 1, bob, cara);
  await playTo(trio, 2, ann, cara);
  await playing(trio, 3);
  await home([cara]);
  await over(duel);
  await home(duel);

  await begin([bob, cara], 3);
  await playTo([bob, cara], 1, cara);
  await playing([bob, cara], 2);
  await home([bob]);
  await over([cara]);
  await home([cara]);

  await begin(duel, 1, 3);
  await playTo(duel, 1, bob);
  for (const turn of [1, 2]) {
    const performer = await speaks(duel, turn);
    if (performer === bob) await laughs(turn, ann);
    expect(await performer.ask('pass_turn', { turn })).toEqual({ ok: true });
  }
  await at(duel, ({ phase }) => phase === 'writing');
  for (const player of duel)
    expect(await player.ask('submit_caption', { caption: `Filed by ${player.user.username}.` })).toEqual({ ok: true });
  await over(duel);
  await home(duel);

  await begin(duel, 1, 3);
  await playTo(duel, 1, ann);
  const performer = await speaks(duel, 1);
  await laughs(1, performer === ann ? bob : ann);
  await home([bob]);
  await over([ann]);
  await home([ann]);
}

const read = async (player: TestPlayer, path: string): Promise<unknown> => (await player.call('GET', path)).json();
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);
const count = <T>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length;

/** What the pages of a player's matches add up to. */
function added(pages: readonly MatchRecord[], me: string) {
  const own = pages.map((page) => {
    const mine = page.players.find(({ id }) => id === me);
    if (!mine) throw new Error(`${page.id} is no match of ${me}`);
    const plays = page.plays.filter(({ unfinished }) => !unfinished);
    const rounds = page.rounds.map(({ round, winner, result, tied }) => ({
      match_id: page.id,
      round,
      result: winner === me ? 'won' : result === 'draw' && tied.includes(me) ? 'draw' : 'lost',
    }));
    return { id: page.id, gameType: page.gameType, result: mine.result, score: mine.score, plays, rounds };
  });
  const plays = own.flatMap((match) => match.plays);
  const out = plays.map(({ outs }) => outs.find(({ user_id }) => user_id === me)?.reason ?? null);
  return {
    own,
    games: own.length,
    results: (result: string, type?: string) => count(own, (one) => one.result === result && (type === undefined || one.gameType === type)),
    types: [...new Set(own.map(({ gameType }) => gameType))],
    mean: own.reduce((sum, { score }) => sum + score, 0) / own.length,
    best: Math.max(...own.map(({ score }) => score)),
    plays: plays.length,
    won: (match: (typeof own)[number]) => count(match.plays, ({ winner }) => winner === me),
    survived: count(out, (reason) => reason === null),
    smiles: count(out, (reason) => reason === 'smile'),
    rounds: own.flatMap(({ rounds }) => rounds),
  };
}

it('the pages of the matches, the history, the profile, its charts, the boards and the export say the same', async () => {
  const [ann, bob, cara] = [await server.register(), await server.register(), await server.register()];
  for (const player of [ann, bob, cara]) await player.connect();
  await series(ann, bob, cara);

  const everything = { results: new Set<string>(), reasons: new Set<string>(), outs: new Set<string>(), open: 0 };
  for (const player of [ann, bob, cara]) {
    const me = player.user.id;
    const { matches } = MatchesAnswer.parse(await read(player, '/matches'));
    const pages: MatchRecord[] = [];
    for (const { id } of matches) pages.push(MatchRecord.parse(await read(player, `/matches/${id}`)));
    const sum = added(pages, me);
    for (const page of pages) {
      everything.reasons.add(page.reason);
      everything.open += count(page.plays, ({ unfinished }) => unfinished);
      for (const { reason } of page.plays.flatMap(({ outs }) => outs)) everything.outs.add(reason);
    }
    for (const { result } of sum.own) everything.results.add(result);

    expect(
      matches.map(({ id, gameType, result, score, wins, plays, rounds }) => ({ id, gameType, result, score, wins, plays, rounds })),
    ).toEqual(
      sum.own.map((match) => ({
        ...{ id: match.id, gameType: match.gameType, result: match.result, score: match.score },
        wins: sum.won(match),
        plays: match.plays.length,
        rounds: match.rounds.length,
      })),
    );

    const stats = UserStats.parse(await read(player, '/analytics/user-stats'));
    const { average_score, ...figures } = stats;
    expect(Math.abs(average_score - sum.mean)).toBeLessThanOrEqual(0.1);
    expect(figures).toEqual({
      total_sessions: sum.games,
      total_wins: sum.results('won'),
      total_losses: sum.results('lost'),
      best_score: sum.best,
      win_rate: share(sum.results('won'), sum.games),
      loss_rate: share(sum.results('lost'), sum.games),
      recent_win_rate: share(sum.results('won'), sum.games),
      game_type_breakdown: Object.fromEntries(
        sum.types.map((type) => {
          const games = count(sum.own, ({ gameType }) => gameType === type);
          const wins = sum.results('won', type);
          return [type, { total_games: games, wins, win_rate: share(wins, games) }];
        }),
      ),
    });

    const { days, shares } = SeriesAnswer.parse(await read(player, '/statistics/series?days=7'));
    const inDays = (of: 'won' | 'lost' | 'draw', type: string): number =>
      days.filter(({ gameType }) => gameType === type).reduce((total, day) => total + day[of], 0);
    for (const type of sum.types) {
      expect([inDays('won', type), inDays('lost', type), inDays('draw', type)]).toEqual([
        sum.results('won', type),
        sum.results('lost', type),
        sum.results('draw', type),
      ]);
    }
    expect(shares).toEqual({ plays: sum.plays, stoneFace: share(sum.survived, sum.plays), smileRate: share(sum.smiles, sum.plays) });

    const ranked = sum.games >= limits.records.boardMinGames;
    const boards = { wins: stats.total_wins, win_rate: stats.win_rate, stone_face: shares.stoneFace, smile_rate: shares.smileRate };
    for (const [board, value] of Object.entries(boards)) {
      for (const period of ['week', 'all']) {
        const { rows, own } = LeaderboardAnswer.parse(await read(player, `/leaderboard?board=${board}&period=${period}`));
        const row = rows.find(({ id }) => id === me);
        if (board === 'wins' ? value > 0 : ranked) {
          expect(own).toMatchObject({ value, games: sum.games });
          expect(row).toMatchObject({ ...own });
        } else {
          expect([own, row]).toEqual([null, undefined]);
        }
      }
    }

    const kept = AccountExport.parse(await read(player, '/account/export'));
    const inOrder = <T extends { match_id: string }>(rows: readonly T[]) =>
      rows.toSorted((a, b) => pages.findIndex(({ id }) => id === a.match_id) - pages.findIndex(({ id }) => id === b.match_id));
    expect(inOrder(kept.matches).map(({ match_id, result, wins, plays }) => ({ match_id, result, wins, plays }))).toEqual(
      sum.own.map((match) => ({ match_id: match.id, result: match.result, wins: sum.won(match), plays: match.plays.length })),
    );
    expect([kept.plays.length, count(kept.plays, ({ out_reason }) => out_reason === 'smile')]).toEqual([sum.plays, sum.smiles]);
    const { rounds } = kept.more['records'] as { rounds: { match_id: string; round: number; result: string }[] };
    expect(inOrder(rounds).map(({ match_id, round, result }) => ({ match_id, round, result }))).toEqual(sum.rounds);
  }
  // What was played was worth adding up.
  expect(everything.results).toEqual(new Set(['won', 'lost', 'draw']));
  expect(everything.reasons).toEqual(new Set(['played', 'forfeit']));
  expect([...everything.outs]).toEqual(expect.arrayContaining(['smile', 'left']));
  expect(everything.open).toBeGreaterThan(0);
});
