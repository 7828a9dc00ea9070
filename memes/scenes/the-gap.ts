import { SAMIRA } from '../draw/cast.ts';
import { ghost } from '../draw/ghost.ts';
import { box, fill, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person } from '../draw/person.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { interviewDesk, interviewRoom, openPlan } from '../draw/tax-office.ts';
import { blink, held, mix, progress, smooth } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Line, Scene } from '../scene.ts';
import { room } from '../sound/air.ts';
import { squeak, step, thud } from '../sound/effects.ts';
import { electricPiano } from '../sound/music.ts';
import { together } from '../sound/signal.ts';
import type { Voice } from '../sound/speech.ts';

const DEAD = 5_700;
const CHAIR = 17_350;
const OFFICE = 25_700;
const END = 28_600;

const ASKS: readonly Line[] = [
  { at: 600, until: 2_500, text: 'There is a gap in your CV.', spoken: 'There is a gap in your C V.' },
  { at: 2_900, until: 5_300, text: 'From 1843 to Tuesday.', spoken: 'From eighteen forty-three, to Tuesday.' },
  { at: 8_200, until: 10_100, text: 'And what did that teach you?' },
  { at: 12_300, until: 14_400, text: 'Do you have experience with people?' },
  { at: 18_700, until: 20_900, text: 'Where do you see yourself in five years?' },
  { at: 22_500, until: 23_900, text: 'And in five hundred?' },
  { at: 26_000, until: 28_200, text: 'Welcome to the tax office.' },
];
const ANSWERS: readonly Line[] = [
  { at: DEAD, until: 7_100, text: 'I was dead.' },
  { at: 11_000, until: 12_100, text: 'Patience.' },
  { at: 15_100, until: 17_100, text: 'I move their chairs.' },
  { at: 21_500, until: 22_300, text: 'Here.' },
  { at: 24_700, until: 25_500, text: 'Here.' },
];

/** Who speaks, nods: that is all that moves. */
const nod = (t: number, lines: readonly Line[]): number =>
  lines.some(({ at, until }) => t >= at && t < until - 300) ? 3 * Math.abs(Math.sin(Math.floor(t / 100) * 1.6)) : 0;

function interviewer(ctx: Ctx, t: number): void {
  const slide = 78 * smooth(progress(t, CHAIR, CHAIR + 900));
  placed(ctx, { x: 330 + slide, y: 490, scale: 0.96 }, () => {
    box(ctx, '#4a3a44', -120, -230, 240, 300, 40);
    const reads = held(t, 400, 5_000) + held(t, 7_300, 8_100);
    placed(ctx, { y: nod(t, ASKS) }, () =>
      person(ctx, {
        ...SAMIRA,
        dress: 'suit',
        coat: '#5d4a66',
        look: reads > 0.5 ? 0.1 : 0.9,
        lookY: reads > 0.5 ? 0.8 : 0,
        lids: Math.max(0.45, blink(t, 6_900, 17_200, 18_500, 23_950)),
      }),
    );
    const raise = mix(0, 1, held(t, 400, 5_000));
    arm(ctx, { path: [124, -120, 176, -20, 70, -16 - 30 * raise], sleeve: '#534159', skin: SAMIRA.skin });
    placed(ctx, { x: 20, y: -12 - 34 * raise, turn: -0.06 }, () => {
      fill(ctx, '#f7f4ec', 'M-64-70H56V70H-64Z');
      stroke(ctx, '#b9b4a6', 4, 'M-48-46H10M-48-24H40M-48 40H30');
      box(ctx, '#d8e0e4', 16, -56, 30, 34);
    });
  });
}

function applicant(ctx: Ctx, t: number): void {
  box(ctx, '#4a3a44', 830, 300, 230, 260, 40);
  const thinks = held(t, 10_150, 10_900) + held(t, 21_000, 21_400);
  const bob = 14 + 5 * Math.sin(Math.floor(t / 100) * 0.22) + nod(t, ANSWERS);
  placed(ctx, { x: 946, y: 510, scale: 0.98 }, () =>
    ghost(ctx, {
      tie: '#8c2436',
      look: mix(-0.9, 0, thinks),
      lookY: mix(0, -0.9, thinks),
      lids: Math.max(0.42, blink(t, 4_000, 7_600, 20_400)),
      bob,
    }),
  );
}

function camera(t: number) {
  if (t >= OFFICE) return WIDE;
  if (t >= DEAD - 300 && t < 8_000) return { x: 946, y: 310, zoom: 1.7 };
  if (t >= 24_500) return { x: 946, y: 290, zoom: 2.2 };
  return WIDE;
}

function draw(ctx: Ctx, t: number): void {
  stage(ctx, 'THE INTERVIEW', camera(t), () => {
    if (t >= OFFICE) {
      openPlan(ctx);
      return;
    }
    interviewRoom(ctx);
    interviewer(ctx, t);
    applicant(ctx, t);
    interviewDesk(ctx);
  });
}

const HR: Voice = { name: 'en-gb+f5', speed: 158, pitch: 50 };
const GHOST: Voice = { name: 'en-gb-x-rp+m5', speed: 112, pitch: 4, gap: 2 };
const asked = narrate(HR, ASKS);
const answered = narrate(GHOST, ANSWERS, 1.05);

const waiting = () =>
  together([
    {
      at: 0,
      samples: electricPiano([
        [0, 60, 900],
        [0, 64, 900],
        [300, 67, 900],
        [900, 65, 900],
        [900, 69, 900],
      ]),
    },
  ]);

export const theGap: Scene = {
  id: 'the-gap',
  title: 'The Interview',
  alt: 'A ghost in a tie has a job interview. The woman across the desk has noticed a gap in its CV.',
  durationMs: END,
  posterMs: 5_200,
  draw,
  cues: [...asked.cues, ...answered.cues, { from: CHAIR, to: CHAIR + 1_000, text: '(her chair)' }].sort((a, b) => a.from - b.from),
  sound: [
    ...[...asked.sound, ...answered.sound].sort((a, b) => a.at - b.at),
    { at: 0, play: () => room(END) },
    { at: 0, play: waiting, gain: 0.12 },
    ...Array.from({ length: 24 }, (_, i) => ({ at: 500 + i * 1_000, play: () => step(), gain: 0.07 })),
    { at: CHAIR, play: () => squeak(900, 640), gain: 0.5 },
    { at: OFFICE, play: thud, gain: 0.9 },
  ],
};
