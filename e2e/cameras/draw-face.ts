import { drawCheeks, drawEye, drawHairBehind, drawHairInFront, drawHead, drawMouth, drawNose, drawShoulders } from './face-parts.ts';
import type { SKRSContext2D } from '@napi-rs/canvas';

export type Rgb = readonly [number, number, number];

/** What a person looks like whatever they do. */
export interface Look {
  skin: Rgb;
  hair: string;
  hairCut: 'short' | 'long' | 'bun';
  eyes: string;
  shirt: string;
  wall: string;
  /** Width of the face as a share of an average one. */
  width: number;
}

export const LOOKS = {
  ann: { skin: [226, 182, 154], hair: '#5b3a22', hairCut: 'long', eyes: '#5a7f9a', shirt: '#7a3f52', wall: '#9fb0b8', width: 1 },
  bob: { skin: [198, 148, 116], hair: '#231b17', hairCut: 'short', eyes: '#4a321f', shirt: '#33475b', wall: '#b7ad9c', width: 1.06 },
  cleo: { skin: [150, 101, 74], hair: '#171212', hairCut: 'bun', eyes: '#2e1d12', shirt: '#c9a24b', wall: '#a9b9a5', width: 0.97 },
} satisfies Record<string, Look>;

/** What a person does in one frame. */
export interface Pose {
  /** 0 (deadpan) to 1 (a full smile with teeth). */
  smile?: number;
  /** How far the mouth is open while talking, 0 to 1. */
  open?: number;
  /** 0 (eyes open) to 1 (a blink). */
  blink?: number;
  /** Centre of the face in the frame and its size; 1 is a head 210 pixels high. */
  x?: number;
  y?: number;
  scale?: number;
  /** Tilt of the head in radians. */
  tilt?: number;
}

/** Fills the frame with a wall and nobody in front of it. */
export function drawWall(context: SKRSContext2D, { wall }: Pick<Look, 'wall'>): void {
  const { width, height } = context.canvas;
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
  const light = context.createRadialGradient(width * 0.3, height * 0.2, 20, width * 0.5, height * 0.5, width * 0.8);
  light.addColorStop(0, 'rgba(255,250,240,.28)');
  light.addColorStop(1, 'rgba(20,24,40,.3)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

/** Draws one person in front of the wall: no photo, nobody's likeness. */
export function drawPerson(context: SKRSContext2D, look: Look, pose: Pose = {}): void {
  const { smile = 0, open = 0, blink = 0, x = 320, y = 235, scale = 1, tilt = 0 } = pose;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  const head = (paint: () => void): void => {
    context.save();
    context.rotate(tilt);
    context.scale(look.width, 1);
    paint();
    context.restore();
  };
  head(() => drawHairBehind(context, look));
  drawShoulders(context, look);
  head(() => {
    drawHead(context, look);
    drawCheeks(context, look, smile);
    for (const side of [-1, 1] as const) drawEye(context, look, { side, smile, blink });
    drawNose(context, look, smile);
    drawMouth(context, look, smile, open);
    drawHairInFront(context, look);
  });
  context.restore();
}
