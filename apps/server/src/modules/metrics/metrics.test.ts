import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const quiet = () => createMetrics({ ofProcess: false });

it('counts commands by type and refusal', async () => {
  const metrics = quiet();
  metrics.performed('laugh', null);
  metrics.performed('laugh', null);
  metrics.performed('laugh', 'STALE_PLAY');
  const text = await metrics.text();
  expect(text).toContain('deadpan_commands_total{command="laugh",refusal="none"} 2');
  expect(text).toContain('deadpan_commands_total{command="laugh",refusal="STALE_PLAY"} 1');
});

it('times saves, the failed ones too', async () => {
  const metrics = quiet();
  expect(await metrics.timed(async () => 'saved')).toBe('saved');
  await expect(
    metrics.timed(async () => {
      throw new Error('away');
    }),
  ).rejects.toThrow('away');
  const text = await metrics.text();
  expect(text).toContain('deadpan_save_seconds_count 2');
  expect(text).toContain('deadpan_save_failures_total 1');
});

it('says how late timers rang', async () => {
  const metrics = quiet();
  metrics.late(-0.2);
  metrics.late(30);
  const text = await metrics.text();
  expect(text).toContain('deadpan_timer_late_seconds_bucket{le="0.025"} 1\n');
  expect(text).toContain('deadpan_timer_late_seconds_bucket{le="0.05"} 2\n');
});

it('counts plays, rounds, and matches by their game type', async () => {
  const metrics = quiet();
  const decided = { result: 'draw', winner: null, tied: [], wins: {}, playWinners: [] } as const;
  metrics.happened([
    { type: 'play_ended', matchId: 'm', play: 1, winner: null, final: true, outcomes: [] },
    { type: 'round_decided', matchId: 'm', round: 2, outcomes: [], ...decided, tied: [], playWinners: [] },
    { type: 'match_ended', matchId: 'm', rounds: 3, reason: 'played', plays: 1, outcomes: [], ...decided, tied: [], playWinners: [] },
    { type: 'match_ended', matchId: 'n', rounds: 1, reason: 'forfeit', plays: 1, outcomes: [], ...decided, tied: [], playWinners: [] },
    { type: 'resumed' },
  ]);
  const text = await metrics.text();
  expect(text).toContain('deadpan_plays_total{result="draw"} 1');
  expect(text).toContain('deadpan_rounds_total{round="2",result="draw"} 1');
  expect(text).toContain('deadpan_matches_total{game_type="full",reason="played"} 1');
  expect(text).toContain('deadpan_matches_total{game_type="round1",reason="forfeit"} 1');
});

it('counts memes by who made them and how that ended, and times them', async () => {
  const metrics = quiet();
  metrics.forging()('embedded', 'made');
  metrics.forging()('none', 'busy');
  const text = await metrics.text();
  expect(text).toContain('deadpan_memes_total{engine="embedded",outcome="made"} 1');
  expect(text).toContain('deadpan_memes_total{engine="none",outcome="busy"} 1');
  expect(text).toContain('deadpan_meme_seconds_count 2');
});

it('asks for the figures of others when it is read', async () => {
  const metrics = quiet();
  let rooms: [string, number][] = [['waiting', 2]];
  metrics.gauge({ name: 'deadpan_rooms', help: 'Arenas', label: 'status', read: () => rooms });
  metrics.total({ name: 'deadpan_visits_total', help: 'Visits', read: () => [['all', 7]] });
  expect(await metrics.text()).toContain('deadpan_rooms{status="waiting"} 2');
  rooms = [['playing', 1]];
  const text = await metrics.text();
  expect(text).toContain('deadpan_rooms{status="playing"} 1');
  expect(text).not.toContain('waiting');
  expect(text).toContain('deadpan_visits_total 7');
});

it('counts and times what it is told, by labels', async () => {
  const metrics = quiet();
  const answered = metrics.counter({ name: 'deadpan_answers_total', help: 'Answers', labels: ['route', 'status'] });
  const took = metrics.timer({ name: 'deadpan_answer_seconds', help: 'How long', labels: ['route'], buckets: [0.1, 1] });
  const told = metrics.counter({ name: 'deadpan_told_total', help: 'Told' });
  answered('/health', '200')();
  answered('/health', '200')();
  took('/health')(0.5);
  const tell = told();
  tell();
  expect(await metrics.text()).toContain('deadpan_told_total 1\n');
  tell();
  const text = await metrics.text();
  expect(text).toContain('deadpan_answers_total{route="/health",status="200"} 2\n');
  expect(text).toContain('deadpan_answer_seconds_bucket{le="0.1",route="/health"} 0\n');
  expect(text).toContain('deadpan_answer_seconds_bucket{le="1",route="/health"} 1\n');
  expect(text).toContain('deadpan_told_total 2\n');
});
