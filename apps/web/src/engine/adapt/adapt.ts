import { limits, type UserId } from '@deadpan/protocol';
import type { Face } from '../face/face-types.ts';
import type { Mesh, Tended } from '../peers/mesh-types.ts';
import { atTheTop, climb, type Ladder, type Verdict } from './ladder.ts';
import { readFigures, type LinkFigures } from './link-figures.ts';
import { hear, listening, type Stall } from './stall.ts';
import { loadSteps, PICTURE_STEPS } from './steps.ts';
import { judgeLink, judgeLoad, judgePicture } from './verdicts.ts';

const EVERY_MS = 1_000;
/** A camera that gives no frames says nothing about the machine. */
const OLD_READING_MS = 3_000;
/** A link is shown as poor, or as not poor. */
const TWO = 2;

interface Known {
  /** Of which link: another one begins anew. */
  name: string;
  figures: LinkFigures;
  stall: Stall;
}
/** What a player's line was like outlives the links over it. */
interface Line {
  picture: Ladder;
  poor: Ladder;
}

export interface AdaptOptions {
  face: Pick<Face, 'getState' | 'setInterval'>;
  mesh: Pick<Mesh, 'tended' | 'setPoor'>;
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

  const readings = (): { rate: number; wanted: number; tookMs: number } | null => {
    const { watching, model, reading } = face.getState();
    if (!watching || model.status !== 'ready' || !reading || now() - reading.capturedAt > OLD_READING_MS) return null;
    return { rate: reading.frameRate, wanted: 1000 / stepOf(load).everyMs, tookMs: reading.detectionTime };
  };
  /** One link's last second: a word to it if it fell silent, and what it was like. */
  const listen = async (link: Tended): Promise<LinkFigures | null> => {
    const report = await link.stats();
    if (!report || closed) return null;
    const figures = readFigures(report);
    const last = known.get(link.userId);
    const before = last?.name === link.name ? last : { name: link.name, figures, stall: listening(now()) };
    const { stall, silent } = hear(before.stall, figures.packets, now(), changedAt);
    known.set(link.userId, { name: link.name, figures, stall });
    if (silent) link.renew(() => known.get(link.userId)?.stall.told === false);
    const line = lines.get(link.userId) ?? { picture: atTheTop, poor: atTheTop };
    const seen = worse(judgeLink({ ...figures, limitedBy: 'none' }), judgePicture(before.figures, figures));
    lines.set(link.userId, {
      picture: climb(line.picture, judgeLink(figures), PICTURE_STEPS),
      poor: climb(line.poor, stall.told ? 'bad' : seen, TWO),
    });
    return figures;
  };
  const look = async (): Promise<void> => {
    const links = mesh.tended();
    const figures = await Promise.all(links.map(listen));
    if (closed) return;
    const encoderLimited = figures.some((each) => each?.limitedBy === 'cpu');
    // A hidden page is slowed down by its browser; that it is slow says nothing.
    const blocked = held() / EVERY_MS;
    if (!isHidden()) load = climb(load, judgeLoad({ readings: readings(), blocked, encoderLimited }), loadSteps.length);
    apply(links);
  };
  const apply = (links: readonly Tended[]): void => {
    const { everyMs, picture } = stepOf(load);
    face.setInterval(everyMs);
    for (const link of links) {
      const line = lines.get(link.userId);
      link.setPicture(Math.max(picture, line?.picture.step ?? 0));
      mesh.setPoor(link.userId, (line?.poor.step ?? 0) > 0);
    }
  };

  const offNetwork = onNetwork?.(() => {
    changedAt = now();
    for (const link of mesh.tended()) link.hasten();
  });
  const timer = setInterval(() => void look(), EVERY_MS);
  return () => {
    closed = true;
    clearInterval(timer);
    offNetwork?.();
    face.setInterval(limits.detection.everyMs);
  };
}

const stepOf = ({ step }: Ladder): (typeof loadSteps)[number] => loadSteps[step] ?? { everyMs: limits.detection.everyMs, picture: 0 };
const order: readonly Verdict[] = ['good', 'fair', 'bad'];
const worse = (a: Verdict, b: Verdict): Verdict => (order.indexOf(a) > order.indexOf(b) ? a : b);
