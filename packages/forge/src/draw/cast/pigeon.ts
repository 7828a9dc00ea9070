import { eyes } from './face.ts';
import type { Mood } from './face.ts';
import { fill, oval } from '../pen.ts';
import type { Pen } from '../pen.ts';

/** A pigeon in a suit, from the front: its chest ends at (0, 0), its eyes are around (0, -270). */
export function pigeon(pen: Pen, { mood, look }: { mood: Mood; look?: number }): void {
  fill(pen, '#5b8f86', 'M-66-236C-70-180-96-150-120-120H120C96-150 70-180 66-236Z');
  fill(pen, '#7d69a2', 'M-82-174C-40-146 40-146 82-174L106-130H-106Z');
  fill(pen, '#2c3548', 'M-84-140C-150-124-186-70-192 10H192C186-70 150-124 84-140L0-40Z');
  fill(pen, '#f4f1ea', 'M-62-142L0-120L62-142L34 10H-34Z');
  fill(pen, '#c33c3c', 'M-17-124H17L10-98L24-10L0 14L-24-10L-10-98Z');
  fill(pen, '#3b465e', 'M-84-140L-104-96L-78-84L-98-66L-30 10H-16L-62-144ZM84-140L104-96L78-84L98-66L30 10H16L62-144Z');
  oval(pen, '#7e8ea3', 0, -254, 82, 86);
  oval(pen, '#8d9cb0', 0, -288, 62, 46);
  for (const side of [-1, 1]) oval(pen, '#ef8b2c', side * 46, -266, 33);
  eyes(pen, { y: -266, gap: 46, size: 27, mood, white: '#f3eee2', ink: '#1d2129', ...(look !== undefined && { look }) });
  fill(pen, '#4b4f5a', 'M-19-232Q0-240 19-232L0-196Z');
  oval(pen, '#f2ede2', -10, -236, 14, 10, -0.3);
  oval(pen, '#f2ede2', 10, -236, 14, 10, 0.3);
}
