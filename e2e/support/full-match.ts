import type { Ack, Phase, RoomView } from '@deadpan/protocol';
import { readyRoom, type Bot } from './bot.ts';

const PATIENCE_MS = 300_000;

/** What a bot writes below the image. */
export const captionOf = ({ username }: Bot): string => `${username} files this under Mondays.`;

/** Resolves with what each of them sees when it is told of this phase; who was told of it a while ago, too. */
export function reach(bots: readonly Bot[], phase: Phase, holds: (view: RoomView) => boolean = () => true): Promise<RoomView[]> {
  return Promise.all(bots.map((bot) => bot.meets(phase, (view) => view.phase === phase && holds(view), PATIENCE_MS)));
}

/** An acknowledgement that must say yes. */
export async function agreed(ack: Promise<Ack>): Promise<void> {
  const answer = await ack;
  if (!answer.ok) throw new Error(`refused: ${answer.error.code} ${answer.error.message}`);
}

/** A match of three rounds, one play in the first; resolves with the arena's code when its play is on. The first of `bots` is the host. */
export async function fullMatch(bots: readonly [Bot, ...Bot[]]): Promise<string> {
  const [host, ...guests] = bots;
  const code = await readyRoom(host, guests, { maxRounds: 3 });
  await agreed(host.ask('start_game'));
  await reach(bots, 'playing');
  return code;
}

/** Round 1: everybody but one smiles; resolves at its scores. */
export async function playMemes(bots: readonly Bot[], winner: Bot): Promise<RoomView[]> {
  await Promise.all(bots.filter((bot) => bot !== winner).map((bot) => agreed(bot.insist('player_eliminated', { play: 1 }))));
  return reach(bots, 'scoreboard', ({ round }) => round === 1);
}

/** Whose turn at the microphone it is. */
export async function called(bots: readonly Bot[], turn: number): Promise<Bot> {
  const [view] = await reach(bots, 'calling', ({ comedy }) => comedy?.turn === turn);
  const performer = bots.find(({ id }) => id === view?.comedy?.turns.at(-1)?.performer.user_id);
  if (!performer) throw new Error(`nobody of us was called for turn ${turn}`);
  return performer;
}

/** Round 2: each takes the microphone when called, whoever finds it funny laughs, and the performer is done early; resolves at its scores. */
export async function playComedy(bots: readonly Bot[], laughs: (listener: Bot, performer: Bot) => boolean): Promise<RoomView[]> {
  for (let turn = 1; turn <= bots.length; turn++) {
    const performer = await called(bots, turn);
    await agreed(performer.insist('request_microphone', {}));
    const amused = bots.filter((bot) => bot !== performer && laughs(bot, performer));
    await Promise.all(amused.map((bot) => agreed(bot.insist('laughter_detected', { emotion: 'happy', confidence: 0.9, turn }))));
    await agreed(performer.insist('pass_turn', { turn }));
  }
  return reach(bots, 'scoreboard', ({ round }) => round === 2);
}

/** Looks at every caption that is revealed and laughs about the one it finds funny; what it has to say counts also when the next one is shown. */
async function watchReveal(bot: Bot, funny: string): Promise<void> {
  for (let number = 1; ; number++) {
    const beyond = ({ phase, captions }: RoomView): boolean =>
      phase === 'revealing' ? (captions?.reveal?.number ?? 0) >= number : phase !== 'writing' && phase !== 'collecting';
    const reveal = (await bot.meets(`caption ${number}`, beyond, PATIENCE_MS)).captions?.reveal;
    if (!reveal) return;
    const laughter = reveal.text === funny ? 0.9 : 0.1;
    if (!reveal.yours) await agreed(bot.insist('caption_reaction', { reveal: reveal.number, laughter }));
  }
}

/** Round 3: everybody writes, and everybody laughs about one of them; resolves at its scores. */
export async function playCaptions(bots: readonly Bot[], funniest: Bot): Promise<RoomView[]> {
  await reach(bots, 'writing');
  await Promise.all(bots.map((bot) => agreed(bot.insist('submit_caption', { caption: captionOf(bot) }))));
  await Promise.all(bots.map((bot) => watchReveal(bot, captionOf(funniest))));
  return reach(bots, 'scoreboard', ({ round }) => round === 3);
}
