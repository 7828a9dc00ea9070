import { eyes, mouth } from './face.ts';
import type { Mood } from './face.ts';
import { box, fill, oval, placed, stroke } from '../pen.ts';
import type { Pen } from '../pen.ts';

/** The colours of a dog. */
export interface Breed {
  fur: string;
  shade: string;
  ear: string;
  cream: string;
  collar: string;
}

export const BREEDS: readonly [Breed, ...Breed[]] = [
  { fur: '#c98a4b', shade: '#a96c33', ear: '#7d4a25', cream: '#f3e3c9', collar: '#c8433f' },
  { fur: '#e9dfcd', shade: '#cdbd9f', ear: '#8a6a4c', cream: '#ffffff', collar: '#3f74b5' },
  { fur: '#6b5a50', shade: '#4f413a', ear: '#3a302b', cream: '#d9c5a8', collar: '#d9a32f' },
];

/** A dog, sitting, from the front: it stands on (0, 0), is 400 high and 260 wide, its eyes are around (0, -290). */
export function dog(pen: Pen, { mood, breed, look }: { mood: Mood; breed: Breed; look?: number }): void {
  stroke(pen, breed.shade, 30, 'M88-40C140-40 150-90 138-130');
  fill(pen, breed.fur, 'M-96 0C-112-90-78-190 0-196C78-190 112-90 96 0Z');
  for (const side of [-1, 1]) oval(pen, breed.shade, side * 84, -46, 40, 54);
  fill(pen, breed.cream, 'M-40-160C-48-90-40-40-28 0H28C40-40 48-90 40-160Z');
  for (const side of [-1, 1]) {
    box(pen, breed.fur, side * 40 - 26, -120, 52, 112, 24);
    oval(pen, breed.cream, side * 44, -10, 36, 17);
    stroke(pen, breed.shade, 4, `M${side * 44 - 10}-14v10M${side * 44 + 10}-14v10`);
  }
  box(pen, breed.collar, -62, -206, 124, 24, 12);
  oval(pen, '#e8c65a', 0, -174, 14);
  fill(pen, breed.fur, 'M0-392C78-392 108-346 104-282C100-222 60-196 0-196C-60-196-100-222-104-282C-108-346-78-392 0-392Z');
  fill(pen, breed.cream, 'M-22-388H22C30-330 46-300 58-266C66-226 40-198 0-198C-40-198-66-226-58-266C-46-300-30-330-22-388Z');
  for (const side of [-1, 1])
    placed(pen, { scaleX: side }, () => {
      fill(pen, breed.ear, 'M58-380C110-396 150-340 146-256C144-214 116-206 104-240C98-290 88-330 58-380Z');
    });
  oval(pen, '#241a18', 0, -260, 27, 19);
  oval(pen, '#5d504c', -8, -267, 8, 4);
  stroke(pen, '#241a18', 5, 'M0-244V-226');
  mouth(pen, 0, -224, 56, mood, '#241a18', 6);
  eyes(pen, { y: -310, gap: 46, size: 21, mood, ...(look !== undefined && { look }) });
}
