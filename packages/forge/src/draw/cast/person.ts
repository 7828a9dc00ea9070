import { eyes, mouth } from './face.ts';
import type { Mood } from './face.ts';
import { box, fill, oval, stroke, within } from '../pen.ts';
import type { Pen } from '../pen.ts';

type Hair = 'short' | 'bald' | 'bob' | 'bun' | 'curls' | 'parted';
type Dress = 'suit' | 'sweater' | 'shirt' | 'bare';

export interface PersonLook {
  skin: string;
  /** The skin's shadow. */
  shade: string;
  /** The line of the mouth, where the usual one would not show. */
  lip?: string;
  hair: Hair;
  hairColor: string;
  dress: Dress;
  coat: string;
  /** Tie, or the lapels' and collar's shadow when absent. */
  tie?: string;
  beard?: boolean;
  glasses?: boolean;
  mood: Mood;
  look?: number;
}

const HEAD = 'M-55-282C-57-354 57-354 55-282C57-240 46-212 26-200C10-192-10-192-26-200C-46-212-57-240-55-282Z';

/** A person from the front: the chest ends at (0, 0), the eyes are around (0, -272), the shoulders 300 wide. */
export function person(pen: Pen, who: PersonLook): void {
  if (who.hair === 'bob')
    fill(pen, who.hairColor, 'M-72-206C-86-350-50-372 0-372C50-372 86-350 72-206C58-192 44-196 40-200H-40C-44-196-58-192-72-206Z');
  if (who.hair === 'bun') oval(pen, who.hairColor, 0, -366, 30, 28);
  torso(pen, who);
  box(pen, who.skin, -24, -214, 48, 46, 14);
  fill(pen, who.shade, 'M-24-208Q0-184 24-208V-190Q0-168-24-190Z');
  if (who.dress !== 'bare' && who.dress !== 'sweater') collar(pen, who);
  head(pen, who);
}

function torso(pen: Pen, { dress, coat, tie, skin, shade }: PersonLook): void {
  const outline = 'M-34-188C-108-176-146-150-152 0H152C146-150 108-176 34-188Z';
  fill(pen, dress === 'bare' ? skin : coat, outline);
  within(pen, outline, () => {
    fill(pen, 'rgba(10, 8, 20, 0.16)', 'M60-200C110-150 110-60 104 0H170V-200Z');
    if (dress === 'bare') stroke(pen, shade, 5, 'M-64-152Q-34-140-12-150M64-152Q34-140 12-150M-84-30Q-40-14-12-34M84-30Q40-14 12-34');
  });
  if (dress === 'suit') {
    fill(pen, '#f1ede4', 'M-36-188L0 6L36-188Z');
    if (tie) fill(pen, tie, 'M-13-158H13L8-138L18-34L0-8L-18-34L-8-138Z');
    fill(pen, 'rgba(255, 255, 255, 0.09)', 'M-38-190L-82-140L-62-124L-80-106L-6 0H-2L-28-150ZM38-190L82-140L62-124L80-106L6 0H2L28-150Z');
  }
  if (dress === 'sweater') {
    stroke(pen, 'rgba(10, 8, 20, 0.25)', 12, 'M-32-184Q0-146 32-184');
    stroke(pen, 'rgba(10, 8, 20, 0.16)', 6, 'M-104-96C-100-60-98-30-100 0M104-96C100-60 98-30 100 0');
  }
  if (dress === 'shirt') {
    stroke(pen, 'rgba(10, 8, 20, 0.2)', 4, 'M0-170V0M-104-96C-100-60-98-30-100 0M104-96C100-60 98-30 100 0');
    if (tie) fill(pen, tie, 'M-13-166H13L8-144L18-34L0-8L-18-34L-8-144Z');
  }
}

function collar(pen: Pen, { dress, coat }: PersonLook): void {
  const cloth = dress === 'suit' ? '#ffffff' : coat;
  fill(pen, cloth, 'M-30-200L-40-178L-18-148L0-170L18-148L40-178L30-200L0-172Z');
  stroke(pen, 'rgba(10, 8, 20, 0.2)', 3, 'M-40-178L-18-148L0-170L18-148L40-178');
}

function head(pen: Pen, who: PersonLook): void {
  const { skin, shade, mood, look = 0 } = who;
  const { ctx } = pen;
  for (const x of [-56, 56]) oval(pen, shade, x, -266, 11, 17);
  fill(pen, skin, HEAD);
  within(pen, HEAD, () => {
    ctx.globalAlpha *= 0.4;
    fill(pen, shade, 'M24-350C48-300 44-230 8-186H70V-350Z');
    ctx.globalAlpha /= 0.4;
    if (who.beard) {
      fill(pen, who.hairColor, 'M-60-266C-52-240-36-244 0-244C36-244 52-240 60-266V-180H-60Z');
      oval(pen, skin, 0, -246, 20, 7);
    }
  });
  stroke(pen, shade, 5, `M${2 + look * 4}-268q9 18-3 24`);
  stroke(pen, who.hair === 'bald' ? shade : who.hairColor, 6, 'M-36-298H-10M10-298H36');
  eyes(pen, { y: -274, gap: 23, size: 14, mood, ...(who.look !== undefined && { look }) });
  mouth(pen, 0, -221, 34, mood, who.beard ? '#3a1c16' : (who.lip ?? '#7a3e32'), 5);
  hair(pen, who);
  if (who.glasses) stroke(pen, '#23242c', 4, 'M-42-288h36v27h-36zM6-288h36v27h-36zM-6-278q6-5 12 0M-42-280l-14-4M42-280l14-4');
}

function hair(pen: Pen, { hair: style, hairColor: c, skin }: PersonLook): void {
  switch (style) {
    case 'short':
      fill(pen, c, 'M-60-266C-72-352-34-372 8-368C52-366 70-338 60-266C56-292 50-306 40-316C8-306-26-310-40-318C-50-306-56-292-60-266Z');
      return;
    case 'parted':
      fill(pen, c, 'M-60-266C-70-340-48-366-12-366C44-378 72-334 60-266C54-296 40-314 6-330C-8-318-38-312-46-306C-54-294-56-284-60-266Z');
      return;
    case 'bob':
      fill(pen, c, 'M-62-250C-68-376 68-376 62-250C58-286 46-308 22-322C-6-310-40-308-50-296C-56-284-58-270-62-250Z');
      return;
    case 'bun':
      fill(pen, c, 'M-60-264C-66-356-6-354 0-340C6-354 66-356 60-264C52-298 30-318 0-326C-30-318-52-298-60-264Z');
      return;
    case 'curls':
      for (const [x, y, r] of [
        [-54, -296, 20],
        [-46, -328, 24],
        [-18, -346, 27],
        [16, -348, 27],
        [44, -330, 24],
        [55, -298, 20],
      ] as const)
        oval(pen, c, x, y, r);
      return;
    case 'bald':
      oval(pen, c, -57, -282, 8, 20);
      oval(pen, c, 57, -282, 8, 20);
      oval(pen, '#ffffff', -18, -322, 14, 6, -0.4);
      oval(pen, skin, -20, -319, 14, 6, -0.4);
      return;
    default:
      style satisfies never;
  }
}
