import { eye, eyes, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import type { Picture } from '../still.ts';

function field(ctx: Ctx): void {
  wash(ctx, ['#8fb2c4', '#c9d3c4', '#f2dca6', '#f0c47c'], 0, 0, 1_200, 470);
  glow(ctx, '255, 240, 200', 0.8, 900, 420, 320, 240);
  oval(ctx, '#fff0c8', 900, 404, 54);
  fill(ctx, '#8a9a6a', 'M0 470V400C160 350 340 380 460 420C640 370 860 380 1200 420V470Z');
  placed(ctx, { x: 1_080, y: 410 }, () => {
    box(ctx, '#8c3f35', -64, -70, 128, 90);
    fill(ctx, '#6d2f2a', 'M-76-66L-50-106H50L76-66Z');
    box(ctx, '#f1e6cf', -20, -40, 40, 60);
    stroke(ctx, '#8c3f35', 4, 'M-18-38L18 18M18-38L-18 18');
  });
  wash(ctx, ['#d9ab4a', '#c08a34', '#8f6426'], 0, 450, 1_200, 450);
  for (let row = 0; row < 11; row++)
    for (let x = -20 + (row % 2) * 18; x < 1_220; x += 36) {
      const y = 500 + row * 36;
      stroke(ctx, row % 2 ? '#e2b95c' : '#b98a35', 4 + row * 0.6, `M${x} ${y}L${x + 5} ${y - 34 - row * 3}`);
      oval(ctx, row % 2 ? '#ecc870' : '#cda04a', x + 6, y - 40 - row * 3, 4 + row * 0.5, 12 + row, 0.2);
    }
}

/** The speaker. */
function speaker(ctx: Ctx): void {
  stroke(ctx, '#6b4a2e', 26, 'M330 880V200');
  stroke(ctx, '#6b4a2e', 22, 'M110 372H560');
  for (const side of [-1, 1])
    placed(ctx, { x: 330 + side * 226, y: 372, scaleX: side }, () =>
      stroke(ctx, '#d9b45a', 7, 'M-6-8L44-26M-4-2L52-6M-6 4L48 16M-8 10L34 34'),
    );
  fill(ctx, '#566a82', 'M140 340H520L532 400H430L424 660H236L230 400H128Z');
  fill(ctx, 'rgba(20, 16, 40, 0.18)', 'M380 340H520L532 400H430L424 660H380Z');
  stroke(ctx, '#465970', 5, 'M330 420V660M246 420V640M414 420V640');
  placed(ctx, { x: 268, y: 560, turn: 0.1 }, () => {
    box(ctx, '#b8413b', -34, -34, 68, 68, 4);
    stroke(ctx, '#f1e6cf', 4, 'M-40-20H-24M-40 10H-24M24-10H40M24 20H40M-14-40V-26M14 26V40');
  });
  stroke(ctx, '#d9b45a', 8, 'M246 660L236 704M276 660L272 712M306 660V708M350 660L352 712M384 660L390 706M414 660L426 700');
  fill(ctx, '#e3cfa0', 'M242 232C240 150 420 150 418 232C420 300 390 336 330 338C270 336 240 300 242 232Z');
  fill(ctx, 'rgba(120, 80, 30, 0.18)', 'M380 170C430 200 424 310 350 336C410 330 420 290 418 232C418 205 404 184 380 170Z');
  stroke(ctx, '#b5995f', 4, 'M252 200L276 212M250 262L276 268M408 204L388 214M330 168V186');
  eyes(ctx, { x: 336, y: 232, gap: 36, size: 17, look: 0.7, lids: 0.5 });
  mouth(ctx, 338, 296, 80, '#4b3420', 6);
  stroke(ctx, '#4b3420', 4, 'M312 286V306M330 286V306M348 286V306M366 286V306');
  fill(ctx, '#d97a3a', 'M330 246L352 266L326 270Z');
  fill(
    ctx,
    '#6b5238',
    'M216 192C260 172 290 168 296 160L312 82C330 68 360 70 372 84L380 160C400 170 420 176 452 188C400 206 270 208 216 192Z',
  );
  fill(ctx, '#b8413b', 'M296 158C320 168 360 168 380 158L377 134C356 142 322 142 301 134Z');
  fill(ctx, '#8d3036', 'M300 336C320 350 344 350 362 336L380 366L350 362L360 400L334 368L312 396L316 360L284 364Z');
  stroke(ctx, '#3a2a1c', 9, 'M556 366L652 258');
}

/** What it is about: a bird, crossed out. */
function board(ctx: Ctx): void {
  stroke(ctx, '#6b4a2e', 16, 'M620 640L650 190M900 640L870 190M760 190V150');
  box(ctx, '#7a5236', 600, 110, 320, 260, 4);
  box(ctx, '#2f4a42', 618, 128, 284, 224);
  placed(ctx, { x: 760, y: 244 }, () => {
    fill(ctx, '#e9e6da', 'M-70 20C-70-30-20-44 20-38C24-60 58-64 68-44L94-34L70-24C66 16 36 44-10 44L-86 56L-110 46Z');
    oval(ctx, '#2f4a42', 52, -42, 5);
    stroke(ctx, '#e9e6da', 5, 'M-16 44V72M10 42V72');
    stroke(ctx, '#d9604a', 12, 'M-110-80L110 90M110-80L-110 90');
  });
}

/** A crow from behind and the side, looking left at the speaker; it sits on (0, 0). */
function crow(ctx: Ctx, x: number, y: number, s: number, notes: boolean, lids = 0.45): void {
  placed(ctx, { x, y, scale: s, scaleX: -1 }, () => {
    stroke(ctx, '#3a3532', 7, 'M-10-20V0M-10 0H10M20-20V0M20 0H40');
    fill(ctx, '#1d1e28', 'M-120 10L-60-60L-30-30L-80 16Z');
    fill(ctx, '#262835', 'M-80-40C-80-110-30-150 20-150L66-120C80-60 60-14 10-10C-40-8-76-14-80-40Z');
    fill(ctx, '#1a1b24', 'M-96-20C-80-90-40-120 0-112C16-70-10-24-96-20Z');
    fill(ctx, '#262835', 'M0-130C0-186 40-210 72-200C100-190 104-150 84-124C60-110 30-110 0-130Z');
    fill(ctx, '#3d4048', 'M90-178L146-160L92-144Z');
    stroke(ctx, '#16171e', 3, 'M94-160H136');
    eye(ctx, 66, { y: -166, gap: 0, size: 13, look: 0.6, lids, ink: '#101118' });
    if (!notes) return;
    placed(ctx, { x: 66, y: -60, turn: 0.15 }, () => {
      box(ctx, '#8d3036', -30, -42, 64, 82, 4);
      box(ctx, '#f4efe0', -24, -38, 54, 74, 2);
      stroke(ctx, '#b9b3a6', 4, 'M-14-22H20M-14-8H20M-14 6H8');
    });
    stroke(ctx, '#e0b53c', 6, 'M44-96L70-58');
    oval(ctx, '#1a1b24', 44, -84, 22, 15, 0.6);
  });
}

export const scarecrow: Picture = {
  id: 'scarecrow',
  title: 'Thank You All for Coming',
  alt: 'A scarecrow in a wheat field gives a lecture with a blackboard on which a bird is crossed out. Four crows sit on a bench; three take notes, one is asleep.',
  draw(ctx) {
    field(ctx);
    board(ctx);
    speaker(ctx);
    shadow(ctx, 850, 846, 330, 22, 0.4);
    for (const x of [600, 1_100]) box(ctx, '#5a3d26', x, 720, 24, 126, 4);
    box(ctx, '#8a6038', 560, 696, 620, 30, 6);
    box(ctx, '#6b4828', 560, 716, 620, 12, 4);
    (
      [
        [622, 1, true],
        [768, 1.12, true],
        [922, 0.96, false],
        [1_074, 1.08, true],
      ] as const
    ).forEach(([x, s, notes], i) => crow(ctx, x, 698, s, notes, i === 2 ? 0.97 : 0.45));
    vignette(ctx, 0.3);
  },
};
