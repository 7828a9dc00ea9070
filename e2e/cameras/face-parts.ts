import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Look, Rgb } from './draw-face.ts';

const shade = ([r, g, b]: Rgb, factor: number, alpha = 1): string =>
  `rgba(${[r, g, b].map((v) => Math.round(Math.min(255, v * factor))).join()},${alpha})`;
const BOTH_SIDES = [-1, 1] as const;

/** A spot of light or shade that fades out over `fade` pixels. (A blur filter does the same twenty times slower.) */
function spot(
  context: SKRSContext2D,
  colour: Rgb,
  alpha: number,
  at: { x: number; y: number; rx: number; ry: number; fade: number; turn?: number },
): void {
  const [rx, ry] = [at.rx + at.fade, at.ry + at.fade];
  const inner = Math.max(0, (Math.min(at.rx, at.ry) - at.fade) / Math.min(rx, ry));
  context.save();
  context.translate(at.x, at.y);
  context.rotate(at.turn ?? 0);
  context.scale(rx, ry);
  const light = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  light.addColorStop(inner, shade(colour, 1, alpha));
  light.addColorStop((1 + inner) / 2, shade(colour, 1, alpha / 2));
  light.addColorStop(1, shade(colour, 1, 0));
  context.fillStyle = light;
  ellipse(context, 0, 0, 1, 1);
  context.restore();
}

const times = ([r, g, b]: Rgb, factor: number): Rgb => [r * factor, g * factor, b * factor];

function ellipse(context: SKRSContext2D, x: number, y: number, rx: number, ry: number, turn = 0): void {
  context.beginPath();
  context.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
  context.fill();
}

export function drawShoulders(context: SKRSContext2D, { skin, shirt }: Look): void {
  context.fillStyle = shirt;
  context.beginPath();
  context.moveTo(-230, 330);
  context.bezierCurveTo(-220, 190, -120, 175, -52, 158);
  context.lineTo(52, 158);
  context.bezierCurveTo(120, 175, 220, 190, 230, 330);
  context.fill();
  const neck = context.createLinearGradient(0, 80, 0, 185);
  neck.addColorStop(0, shade(skin, 0.58));
  neck.addColorStop(1, shade(skin, 0.88));
  context.fillStyle = neck;
  context.beginPath();
  context.moveTo(-44, 70);
  context.bezierCurveTo(-44, 130, -50, 150, -60, 160);
  context.quadraticCurveTo(0, 205, 60, 160);
  context.bezierCurveTo(50, 150, 44, 130, 44, 70);
  context.fill();
}

export function drawHairBehind(context: SKRSContext2D, { hair, hairCut }: Look): void {
  context.fillStyle = hair;
  if (hairCut === 'long') {
    context.beginPath();
    context.moveTo(-98, -60);
    context.bezierCurveTo(-140, 60, -118, 140, -104, 178);
    context.lineTo(104, 178);
    context.bezierCurveTo(118, 140, 140, 60, 98, -60);
    context.fill();
  }
  if (hairCut === 'bun') ellipse(context, 0, -136, 40, 34);
  ellipse(context, 0, -46, 102, 92);
}

export function drawHead(context: SKRSContext2D, { skin }: Look): void {
  context.fillStyle = shade(skin, 0.8);
  for (const side of BOTH_SIDES) ellipse(context, side * 92, 0, 13, 26);
  const light = context.createRadialGradient(-26, -30, 16, 0, 10, 140);
  light.addColorStop(0, shade(skin, 1.1));
  light.addColorStop(0.55, shade(skin, 1));
  light.addColorStop(1, shade(skin, 0.62));
  context.fillStyle = light;
  context.beginPath();
  context.moveTo(-90, -34);
  context.bezierCurveTo(-94, -118, 94, -118, 90, -34);
  context.bezierCurveTo(92, 44, 72, 88, 34, 114);
  context.bezierCurveTo(14, 126, -14, 126, -34, 114);
  context.bezierCurveTo(-72, 88, -92, 44, -90, -34);
  context.fill();
}

export function drawCheeks(context: SKRSContext2D, { skin }: Look, smile: number): void {
  for (const side of BOTH_SIDES) {
    spot(context, [200, 95, 85], 0.18 + 0.2 * smile, { x: side * 54, y: 36 - 9 * smile, rx: 22, ry: 14, fade: 11 });
  }
  if (smile < 0.1) return;
  for (const side of BOTH_SIDES) {
    spot(context, times(skin, 1.18), 0.6 * smile, { x: side * 54, y: 22 - 4 * smile, rx: 18, ry: 10, fade: 5 });
    context.strokeStyle = shade(skin, 0.5, 0.6 * smile);
    context.lineWidth = 3.4;
    context.beginPath();
    context.moveTo(side * 21, 38);
    context.quadraticCurveTo(side * 45, 52, side * (51 + 6 * smile), 84 - 4 * smile);
    context.stroke();
  }
}

export function drawEye(
  context: SKRSContext2D,
  { skin, hair, eyes }: Look,
  { side, smile, blink }: { side: -1 | 1; smile: number; blink: number },
): void {
  const upper = (17 - 4 * smile) * (1 - blink);
  const lower = (11 - 6 * smile) * (1 - blink);
  context.save();
  context.translate(side * 39, -20);
  spot(context, times(skin, 0.6), 0.55, { x: 0, y: -4, rx: 26, ry: 14, fade: 7 });
  context.beginPath();
  context.moveTo(-20, 2);
  context.quadraticCurveTo(0, -upper, 20, 2);
  context.quadraticCurveTo(0, lower, -20, 2);
  context.closePath();
  context.save();
  context.clip();
  context.fillStyle = '#efeae4';
  context.fillRect(-22, -20, 44, 40);
  context.fillStyle = eyes;
  ellipse(context, 0, -1.5, 9, 9);
  context.fillStyle = '#0e0a08';
  ellipse(context, 0, -1.5, 4.4, 4.4);
  context.fillStyle = '#fff';
  ellipse(context, -3, -4.5, 2, 2);
  context.restore();
  context.strokeStyle = '#2a1c16';
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(-21, 2);
  context.quadraticCurveTo(0, -upper, 21, 2);
  context.stroke();
  context.strokeStyle = shade(skin, 0.52, 0.8);
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(-20, -6);
  context.quadraticCurveTo(0, -upper - 7, 21, -5);
  context.stroke();
  if (smile > 0.3) {
    context.strokeStyle = shade(skin, 0.6, 0.6 * smile);
    context.beginPath();
    context.moveTo(-17, 9);
    context.quadraticCurveTo(0, 15 - 3 * smile, 17, 9);
    context.stroke();
  }
  context.strokeStyle = hair;
  context.lineCap = 'round';
  context.lineWidth = 6.5;
  context.beginPath();
  context.moveTo(side * 24, -26);
  context.quadraticCurveTo(side * 4, -37, side * -19, -27);
  context.stroke();
  context.restore();
}

export function drawNose(context: SKRSContext2D, { skin }: Look, smile: number): void {
  const wing = 13 + 2 * smile;
  spot(context, times(skin, 0.66), 0.5, { x: 13, y: 10, rx: 7, ry: 30, fade: 5, turn: -0.14 });
  spot(context, times(skin, 1.2), 0.7, { x: -2, y: 8, rx: 5, ry: 30, fade: 5 });
  spot(context, times(skin, 1.2), 0.7, { x: -2, y: 37, rx: 8, ry: 6, fade: 5 });
  for (const side of BOTH_SIDES) {
    spot(context, times(skin, 0.42), 0.9, { x: side * 8.5, y: 46, rx: 4.4, ry: 2.4, fade: 1.6, turn: side * 0.25 });
    context.strokeStyle = shade(skin, 0.58, 0.7);
    context.lineWidth = 2.6;
    context.beginPath();
    context.arc(side * wing, 41, 7, side > 0 ? -1 : 2.1, side > 0 ? 1.1 : 4.2);
    context.stroke();
  }
}

export function drawMouth(context: SKRSContext2D, { skin }: Look, smile: number, open: number): void {
  const half = 27 + 21 * smile - 4 * open;
  const corner = 76 - 15 * smile;
  const middle = 76 + 5 * smile;
  const gap = Math.max(24 * open, 26 * Math.max(0, smile - 0.4) * (1 / 0.6));
  const lowerEdge = middle + gap;
  context.fillStyle = '#3b1416';
  context.beginPath();
  context.moveTo(-half, corner);
  context.quadraticCurveTo(0, middle + 4 * smile, half, corner);
  context.quadraticCurveTo(0, lowerEdge + gap * 0.8, -half, corner);
  context.closePath();
  context.fill();
  if (smile > 0.4) {
    context.save();
    context.clip();
    context.fillStyle = '#f4efe8';
    context.beginPath();
    context.moveTo(-half, corner - 4);
    context.quadraticCurveTo(0, middle + 4 * smile, half, corner - 4);
    context.quadraticCurveTo(0, lowerEdge + gap * 0.35, -half, corner - 4);
    context.fill();
    context.strokeStyle = 'rgba(120,90,80,.35)';
    context.lineWidth = 1;
    for (let tooth = -3; tooth <= 3; tooth++) {
      context.beginPath();
      context.moveTo(tooth * half * 0.24, corner - 5);
      context.lineTo(tooth * half * 0.22, lowerEdge + 14);
      context.stroke();
    }
    context.restore();
  }
  const lip = shade([Math.min(255, skin[0] * 0.88), skin[1] * 0.55, skin[2] * 0.6], 1);
  context.fillStyle = lip;
  context.beginPath();
  context.moveTo(-half - 2, corner);
  context.bezierCurveTo(-half * 0.5, middle - 12, -7, middle - 11 + 5 * smile, 0, middle - 7 + 4 * smile);
  context.bezierCurveTo(7, middle - 11 + 5 * smile, half * 0.5, middle - 12, half + 2, corner);
  context.quadraticCurveTo(0, middle + 4 * smile, -half - 2, corner);
  context.fill();
  context.beginPath();
  context.moveTo(-half, corner);
  context.quadraticCurveTo(0, lowerEdge + gap * 0.8, half, corner);
  context.quadraticCurveTo(0, lowerEdge + gap * 0.8 + 19 - 3 * smile, -half, corner);
  context.fill();
  context.strokeStyle = '#4d2222';
  context.lineWidth = 2.2;
  context.beginPath();
  context.moveTo(-half - 3, corner - smile);
  context.quadraticCurveTo(0, middle + 4 * smile, half + 3, corner - smile);
  context.stroke();
  spot(context, times(skin, 0.66), 0.5, { x: 0, y: 101 + 0.4 * gap, rx: 20, ry: 4, fade: 4 });
}

export function drawHairInFront(context: SKRSContext2D, { hair, hairCut }: Look): void {
  const fringe = hairCut === 'long' ? -58 : hairCut === 'bun' ? -84 : -74;
  context.fillStyle = hair;
  context.beginPath();
  context.moveTo(-96, -24);
  context.bezierCurveTo(-108, -152, 108, -152, 96, -24);
  context.bezierCurveTo(90, fringe, 52, fringe - 22, 10, fringe - 12);
  context.bezierCurveTo(-40, fringe - 26, -86, fringe, -96, -24);
  context.fill();
}
