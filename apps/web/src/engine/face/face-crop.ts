import type { FaceBox } from './blazeface.ts';

/** Where a face lies in a frame, in the frame's pixels, and how far the head is tilted (radians). */
export interface Crop {
  cx: number;
  cy: number;
  width: number;
  height: number;
  angle: number;
}

/** How a frame is fitted into a square: its scale and where it begins. */
export interface Letterbox {
  scale: number;
  left: number;
  top: number;
}

export function letterbox(width: number, height: number, size: number): Letterbox {
  const scale = size / Math.max(width, height);
  return { scale, left: (size - width * scale) / 2, top: (size - height * scale) / 2 };
}

/** The part of the frame the expression net wants to see: a little wider and higher than BlazeFace's box, its centre moved down to the mouth, eyes level. */
export function cropOf(face: FaceBox, { scale, left, top }: Letterbox): Crop {
  const [rightX = 0, rightY = 0, leftX = 0, leftY = 0] = face.points;
  const height = face.height / scale;
  return {
    cx: (face.cx - left) / scale,
    cy: (face.cy - top) / scale + 0.04 * height,
    width: (1.15 * face.width) / scale,
    height: 1.05 * height,
    angle: Math.atan2(leftY - rightY, leftX - rightX),
  };
}
