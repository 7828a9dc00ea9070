import { afterEach, expect, it } from 'vitest';
import type { GenerateMemeAnswer, RoomView } from '@deadpan/protocol';
import { startMatch } from './a-match.ts';
import { aServer, eventually, type TestPlayer, type TestServer } from './a-server.ts';
import { obedient, type AskedOfModel } from './judge-stage.ts';
import { aModelServer, type ModelAnswer } from './model-server.ts';

const TOKEN = 'a-token-of-the-operator';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.close();
});

async function judgedBy(answer: (asked: AskedOfModel) => ModelAnswer, speed: number) {
  const model = await aModelServer(answer);
  opened.push(model);
  const server = await aServer({
    JUDGE_URL: model.url,
    JUDGE_MODEL: 'test-model',
    JUDGE_KEY: 'sk-1',
    METRICS_TOKEN: TOKEN,
    MATCH_SPEED: String(speed),
  });
  opened.push(server);
  return { model, server };
}

/** Two players who come to the captions of a match: one smiles in round 1, nobody says a word in round 2. */
async function writers(server: TestServer): Promise<[TestPlayer, TestPlayer]> {
  const [ann, bob] = [await server.register(), await server.register()];
  await startMatch([ann, bob], { round1Plays: 1, round1Duration: 30, maxRounds: 3 });
  const come = (phase: RoomView['phase'], turn?: number) =>
    ann.until((view) => view.phase === phase && (turn === undefined || view.comedy?.turn === turn));
  await come('playing');
  expect(await bob.ask('player_eliminated', { play: 1 })).toMatchObject({ ok: true });
  for (const turn of [1, 2]) {
    const called = (await come('calling', turn)).comedy?.turns.at(-1)?.performer.user_id;
    const performer = called === ann.user.id ? ann : bob;
    expect(await performer.ask('request_microphone')).toMatchObject({ ok: true });
    expect(await performer.ask('pass_turn', { turn })).toMatchObject({ ok: true });
  }
  await come('writing');
  return [ann, bob];
}

const figures = async ({ url }: TestServer): Promise<string> =>
  (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();

const scored = (player: TestPlayer) => player.until(({ captions }) => (captions?.scores ?? null) !== null);

it('a caption is masked before anybody has it, and a language model that was set up judges it', async () => {
  const { model, server } = await judgedBy(obedient, 4);
  const [ann, bob] = await writers(server);
  expect(await ann.ask('submit_caption', { caption: 'Who the f u c k called the lift?' })).toMatchObject({ ok: true });
  await ann.until(({ captions }) => captions?.yours === 'Who the * * * * called the lift?');
  expect(await bob.ask('submit_caption', { caption: 'Going down?' })).toMatchObject({ ok: true });
  const { captions } = await scored(bob);
  expect(captions?.judge).toEqual({ name: 'test-model', fell_back: false });
  expect(captions?.scores).toMatchObject([
    { text: 'Who the * * * * called the lift?', judge: 0.16, reason: 'It has 32 letters.' },
    { text: 'Going down?', judge: 0.055 },
  ]);
  expect(model.asked).toHaveLength(1);
  expect(JSON.stringify(model.asked)).not.toMatch(/f u c k/);
  expect(model.asked[0]?.authorization).toBe('Bearer sk-1');
  expect(await figures(server)).toContain('deadpan_verdicts_total{judge="model",outcome="judged"} 1\n');
});

it('where the language model fails the house judge stands in, and the players are told', async () => {
  const { model, server } = await judgedBy(() => ({ status: 500, pieces: ['{}'] }), 2);
  // The house judge reads its model first, in its own time: here it is read for a meme before.
  const cara = await server.register();
  const wish = { prompt: 'going down', style: 'classic', format: 'square' };
  const by = async () => ((await (await cara.call('POST', '/meme/generate', wish)).json()) as GenerateMemeAnswer).result.ai_model;
  await expect.poll(by, { interval: 1_000 }).toContain('sentence meaning');
  const [ann, bob] = await writers(server);
  for (const player of [ann, bob]) await player.ask('submit_caption', { caption: 'Going down?' });
  const { captions } = await scored(bob);
  expect(captions?.judge).toEqual({ name: 'the house judge', fell_back: true });
  for (const { judge, reason } of captions?.scores ?? []) expect([judge > 0.5, reason]).toEqual([true, expect.stringMatching(/\.$/)]);
  expect(model.asked).toHaveLength(1);
  expect(await figures(server)).toContain('deadpan_verdicts_total{judge="own",outcome="fell_back"} 1\n');
});

it('a language model is paid for once: a server that starts again before its answer does not ask it again', async () => {
  const { model, server } = await judgedBy(() => 'never', 5);
  const [ann, bob] = await writers(server);
  for (const player of [ann, bob]) await player.ask('submit_caption', { caption: 'Going down?' });
  await eventually(() => model.asked.length > 0);
  const after = await server.again();
  opened.splice(opened.indexOf(server), 1, after);
  await bob.connect(after);
  expect(await bob.ask('join_lobby', { lobby_id: bob.view()?.lobby_id })).toMatchObject({ ok: true });
  // The house judge is asked instead; it has to read its model first, and may be late.
  expect((await scored(bob)).captions?.judge?.name).not.toBe('test-model');
  expect(model.asked).toHaveLength(1);
});
