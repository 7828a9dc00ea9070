import { AIKO, OTTO } from './cast.ts';
import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';
import { arm, person } from './person.ts';

/** Where the handkerchief hangs. */
export const CLOTH = { x: 616, y: 238 };

/** A magician behind his table, holding up a handkerchief with two fingers. `wand` from 0 to 1 points it there. */
export function magician(ctx: Ctx, wand: number): void {
  placed(ctx, { x: 470, y: 520, scale: 0.94 }, () => {
    box(ctx, '#17151d', -118, -6, 236, 260);
    person(ctx, { ...OTTO, dress: 'suit', coat: '#1f1d26', look: 0.8, lids: 0.5 });
    fill(ctx, '#ffffff', 'M0-158L-40-178V-136ZM0-158L40-178V-136Z');
    fill(ctx, '#1b1a22', 'M-60-318L-54-448H54L60-318Z');
    box(ctx, '#8c2436', -58, -352, 116, 26);
    box(ctx, '#1b1a22', -92, -328, 184, 22, 10);
    arm(ctx, { path: [126, -120, 200, -150, 158, -276], sleeve: '#2a2833', skin: '#f4f1ea' });
    arm(ctx, { path: [-122, -120, -190, -30, -140 + 70 * wand, -60 - 60 * wand], sleeve: '#2a2833', skin: '#f4f1ea' });
    placed(ctx, { x: -122 + 80 * wand, y: -76 - 64 * wand, turn: -0.5 + 1.3 * wand }, () => {
      box(ctx, '#17161a', -6, -110, 12, 130, 5);
      box(ctx, '#f4f1ea', -6, -110, 12, 22, 4);
    });
  });
}

/** His assistant, who has seen everything. */
export function assistant(ctx: Ctx): void {
  placed(ctx, { x: 880, y: 520, scale: 0.9 }, () => {
    fill(ctx, '#6a3477', 'M-120-10H120L150 240H-150Z');
    person(ctx, { ...AIKO, dress: 'bare', coat: AIKO.skin, look: -0.7, lids: 0.55 });
    fill(ctx, '#7d3f8a', 'M-112-120C-60-80 60-80 112-120C140-100 150-60 152 0H-152C-150-60-140-100-112-120Z');
    for (let i = 0; i < 26; i++)
      oval(ctx, ['#c58fd0', '#f0d98a', '#a866b5'][i % 3] ?? '', -120 + ((i * 53) % 240), -84 + ((i * 31) % 78), 4.5);
    fill(ctx, '#f0d98a', 'M-20-380C-40-430-10-460 10-470C24-440 20-410 6-380Z');
    box(ctx, '#7d3f8a', -56, -352, 112, 16, 8);
    arm(ctx, { path: [-122, -120, -210, -100, -190, -190], sleeve: AIKO.skin, skin: AIKO.skin, width: 40 });
  });
}

/** The table between them, with what else could have disappeared. */
export function conjuringTable(ctx: Ctx): void {
  fill(ctx, '#33406e', 'M520 480H800L830 640H490Z');
  box(ctx, '#46558c', 506, 468, 308, 20, 6);
  for (const [x, y] of [
    [560, 530],
    [640, 560],
    [730, 524],
    [600, 590],
    [770, 584],
  ] as const)
    fill(ctx, '#f0d98a', `M${x} ${y - 14}l4 10 10 4-10 4-4 10-4-10-10-4 10-4Z`);
  oval(ctx, '#d9d3c6', 720, 452, 42, 20);
  fill(ctx, '#f7f4ec', 'M690 446C690 400 750 400 750 446C744 462 696 462 690 446Z');
  fill(
    ctx,
    '#f7f4ec',
    'M702 412C694 372 706 352 714 360C722 380 718 400 716 412ZM724 412C722 372 742 352 746 364C748 384 738 400 734 414Z',
  );
  oval(ctx, '#c46a63', 720, 434, 5, 4);
  for (const x of [706, 734]) {
    oval(ctx, '#17161a', x, 424, 4);
    stroke(ctx, '#17161a', 3, `M${x - 7} 418H${x + 7}`);
  }
}

/** The handkerchief: it hangs from (0, 0). */
export function handkerchief(ctx: Ctx): void {
  fill(ctx, '#d23b34', 'M0 0C20 30 60 60 74 130C50 126 40 142 20 136C6 150-14 138-24 144C-40 132-60 138-76 126C-62 70-24 30 0 0Z');
  fill(ctx, '#aa2b27', 'M4 10C24 50 40 90 20 136C44 136 56 124 74 130C60 60 24 40 4 10Z');
  for (const [x, y] of [
    [-34, 92],
    [-8, 64],
    [0, 112],
    [42, 96],
    [-52, 122],
  ] as const)
    oval(ctx, '#f4e6cd', x, y, 6);
}
