import { limits, type UserId } from '@deadpan/protocol';
import type { Face } from '../face/face-types.ts';
import type { Mesh, Tended } from '../peers/mesh-types.ts';
import { bitsFor } from '../peers/video-caps.ts';
import { atTheTop, climb, type Ladder, type Verdict } from './ladder.ts';
import { readFigures, type LinkFigures } from './link-figures.ts';
import { hear, isSilent, listening, type Stall } from './stall.ts';
import { loadSteps, PICTURE_STEPS } from './steps.ts';
import { judgeLink, judgeLoad, judgePicture, type Load } from './verdicts.ts';

const EVERY_MS = 1_000;
/** A look whose figures have not come by then is given up for the next one; a busy browser takes a second or two. */
const GIVEN_UP_MS = 5_000;
/** Where a reading is older, either the camera gives no pictures or the machine has no time at all: nobody knows which. */
const OLD_READING_MS = 3_000;
/** A link is shown as poor, or as not poor; what is shown is not to be old, so it is not for longer than this after the last of it, s. */
const [TWO, SHOWN] = [2, 16];
/** What the browser calls interrupted often comes back by itself. */
const BROKEN_LOOKS = 2;

interface Known {
  /** Of which link: another one begins anew. */
  name: string;
  figures: LinkFigures;
  stall: Stall;
  /** For how many looks on end the browser has said that it is interrupted. */
  broken: number;
}
/** What a player's line was like outlives the links over it. */
interface Line {
  picture: Ladder;
  poor: Ladder;
}

export interface AdaptOptions {
  face: Pick<Face, 'getState' | 'setInterval'>;
  mesh: Pick<Mesh, 'tended' | 'setPoor'>;
  /** Asks the caller of a link, over which nothing comes, for another way. */
  ask: (link: Tended) => void;
  /** ms of one clock. */
  now?: () => number;
  /** How much of the time since the last call the page was held up, ms. */
  held?: () => number;
  isHidden?: () => boolean;
  /** Calls back when the machine may have changed its network; returns the way out. */
  onNetwork?: (changed: () => void) => () => void;
}

/**
 * Looks after everything that depends on the line and the machine, once a second: links that fell silent look for another way; a machine or a
 * line that cannot keep up gets less to do, step by step, and more again. Returns the way out, after which all is as it was.
 */
export function adapt({
  face,
  mesh,
  ask,
  now = () => performance.now(),
  held = () => 0,
  isHidden = () => document.hidden,
  onNetwork,
}: AdaptOptions): () => void {
  const known = new Map<UserId, Known>();
  const lines = new Map<UserId, Line>();
  let load = atTheTop;
  let changedAt = -Infinity;
  let closed = false;
  /** The look under way. Two that overlap would take each other's figures for what was before. */
  let looking: { since: number } | null = null;
  let judgedAt = now();

  const readings = (): Load['readings'] => {
    const { watching, model, reading } = face.getState();
    if (!watching || model.status !== 'ready' || !reading) return null;
    if (now() - reading.capturedAt > OLD_READING_MS) return 'none';
    return {
      rate: reading.frameRate,
      wanted: 1000 / stepOf(load.step).everyMs,
      tookMs: reading.detectionTime,
      nextMs: stepOf(load.step - 1).everyMs,
    };
  };
  /** One link's last second: a word to it if it fell silent, and what it was like. */
  const listen = async (link: Tended, isOver: () => boolean): Promise<LinkFigures | null> => {
    // One that cannot be asked, because it is being closed, is no reason to look at none of them.
    const report = await link.stats().catch(() => undefined);
    if (!report || isOver()) return null;
    const figures = readFigures(report);
    const last = known.get(link.userId);
    const before = last?.name === link.name ? last : { name: link.name, figures, stall: listening(now()), broken: 0 };
    const { stall, silent } = hear(before.stall, figures.packets, now(), changedAt);
    const broken = isBroken(link) ? before.broken + 1 : 0;
    known.set(link.userId, { name: link.name, figures, stall, broken });
    if (silent) link.renew(() => known.get(link.userId)?.stall.told === false);
    if (broken >= BROKEN_LOOKS || isSilent(stall)) ask(link);
    const line = lines.get(link.userId) ?? { picture: atTheTop, poor: atTheTop };
    const bits = Math.min(bitsFor(pictureOf(line)), link.allowed());
    const seen = worse(
      judgeLink(before.figures, { ...figures, limitedBy: 'none', aimed: null }, bits),
      judgePicture(before.figures, figures),
    );
    lines.set(link.userId, {
      picture: climb(line.picture, judgeLink(before.figures, figures, bits), PICTURE_STEPS),
      poor: climb(line.poor, stall.told ? 'bad' : seen, TWO, SHOWN),
    });
    return figures;
  };
  const look = async (): Promise<void> => {
    if (looking && now() - looking.since < GIVEN_UP_MS) return;
    const mine = { since: now() };
    looking = mine;
    const isOver = (): boolean => closed || looking !== mine;
    const links = mesh.tended();
    const figures = await Promise.all(links.map((link) => listen(link, isOver)));
    if (isOver()) return;
    looking = null;
    const encoderLimited = figures.some((each) => each?.limitedBy === 'cpu');
    // A hidden page is slowed down by its browser; that it is slow says nothing.
    const blocked = held() / Math.max(EVERY_MS, now() - judgedAt);
    judgedAt = now();
    if (!isHidden()) load = climb(load, judgeLoad({ readings: readings(), blocked, encoderLimited }), loadSteps.length);
    apply(links);
  };
  /** The step of the pictures sent over a line: the machine's or its own. */
  const pictureOf = (line: Line | undefined): number => Math.max(stepOf(load.step).picture, line?.picture.step ?? 0);
  const apply = (links: readonly Tended[]): void => {
    face.setInterval(stepOf(load.step).everyMs);
    for (const link of links) {
      const line = lines.get(link.userId);
      link.setPicture(pictureOf(line));
      mesh.setPoor(link.userId, (line?.poor.step ?? 0) > 0);
    }
  };

  const offNetwork = onNetwork?.(() => {
    changedAt = now();
    for (const link of mesh.tended()) {
      link.hasten();
      if (isBroken(link)) ask(link);
    }
  });
  const timer = setInterval(() => void look(), EVERY_MS);
  return () => {
    closed = true;
    clearInterval(timer);
    offNetwork?.();
    face.setInterval(limits.detection.everyMs);
  };
}

const stepOf = (step: number): (typeof loadSteps)[number] => loadSteps[step] ?? { everyMs: limits.detection.everyMs, picture: 0 };
const isBroken = (link: Tended): boolean => link.connection() === 'disconnected' || link.connection() === 'failed';
const order: readonly Verdict[] = ['good', 'fair', 'bad'];
const worse = (a: Verdict, b: Verdict): Verdict => (order.indexOf(a) > order.indexOf(b) ? a : b);
