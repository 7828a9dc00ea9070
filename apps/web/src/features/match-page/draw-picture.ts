import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { bend } from '../../ui/mouth-geometry.ts';
import type { PictureFacts } from './picture-facts.ts';

/** Width and height of the picture in pixels: a square is cut by nobody. */
export const SIDE = 1080;

const PAD = 72;
const WIDTH = SIDE - 2 * PAD;
// The stage is dark in both themes, and so is what is shown of it elsewhere.
const colour = { ground: '#0e0e11', text: '#f4f0e6', muted: '#a6a29a', spot: '#ffd23f', line: '#2c2c34', out: '#ff4b3e' };
const display = (px: number): string => `400 ${px}px Anton, Impact, sans-serif`;
const plain = (px: number, weight = 400): string => `${weight} ${px}px Inter, Arial, sans-serif`;
const { picture: t } = texts;

type Pen = CanvasRenderingContext2D;

/** As much of a text as fits into a width. */
function fitted(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  { font, fill, width = WIDTH }: { font: string; fill: string; width?: number },
): void {
  pen.font = font;
  pen.fillStyle = fill;
  pen.fillText(fitted(pen, text, width), x, y);
}

/** The largest size in which a headline stays on one line. */
function headline(pen: Pen, text: string, y: number): void {
  let px = 132;
  pen.font = display(px);
  while (px > 72 && pen.measureText(text).width > WIDTH) pen.font = display((px -= 6));
  write(pen, text, PAD, y, { font: display(px), fill: colour.text });
}

function spotlight(pen: Pen): void {
  const light = pen.createLinearGradient(0, 0, 0, SIDE * 0.8);
  light.addColorStop(0, 'rgb(255 214 130 / 0.26)');
  light.addColorStop(1, 'rgb(255 214 130 / 0)');
  pen.fillStyle = light;
  pen.beginPath();
  pen.moveTo(SIDE * 0.66, 0);
  pen.lineTo(SIDE * 0.78, 0);
  pen.lineTo(SIDE * 1.05, SIDE * 0.8);
  pen.lineTo(SIDE * 0.3, SIDE * 0.8);
  pen.fill();
}

/** The face that does not change, as wide as told; `sag` bends its mouth. */
function face(pen: Pen, x: number, y: number, width: number, sag: number): void {
  pen.fillStyle = colour.text;
  for (const eye of [0.135, 0.865]) {
    pen.beginPath();
    pen.arc(x + width * eye, y + width * 0.19, width * 0.095, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.strokeStyle = colour.text;
  pen.lineWidth = width * 0.085;
  pen.lineCap = 'round';
  pen.stroke(new Path2D(bend(x + width * 0.3, x + width * 0.7, y + width * 0.4, width * sag)));
}

function players(pen: Pen, facts: PictureFacts, top: number): number {
  const height = 68;
  facts.players.forEach(({ name, score, won }, at) => {
    const y = top + at * height;
    pen.fillStyle = colour.line;
    pen.fillRect(PAD, y, WIDTH, 3);
    if (won) {
      pen.fillStyle = colour.spot;
      pen.fillRect(PAD, y + 14, 8, height - 26);
    }
    write(pen, name, PAD + 28, y + 47, { font: plain(36, 600), fill: won ? colour.spot : colour.text, width: WIDTH - 200 });
    pen.textAlign = 'right';
    write(pen, String(score), SIDE - PAD, y + 50, { font: display(46), fill: won ? colour.spot : colour.text });
    pen.textAlign = 'left';
  });
  return top + facts.players.length * height;
}

function remarks(pen: Pen, facts: PictureFacts, top: number): void {
  const lines = [
    {
      title: facts.broken === null ? t.unbroken : t.broken,
      text: facts.broken ?? '',
      fill: facts.broken === null ? colour.text : colour.out,
    },
    ...facts.awards.map(({ title, name }) => ({ title, text: name, fill: colour.text })),
  ];
  const room = Math.floor((SIDE - 130 - top) / 52);
  lines.slice(0, room).forEach(({ title, text, fill }, at) => {
    const y = top + 50 + at * 52;
    write(pen, title, PAD, y, { font: plain(28), fill: colour.muted, width: 280 });
    write(pen, text, PAD + 300, y, { font: plain(30, 600), fill, width: WIDTH - 300 });
  });
}

/** Draws a match on a canvas of `SIDE` by `SIDE`, in our own fonts where they have arrived. */
export async function drawPicture(canvas: HTMLCanvasElement, facts: PictureFacts): Promise<void> {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas here');
  await Promise.all([document.fonts?.load(display(40)), document.fonts?.load(plain(30, 600))]);
  canvas.width = SIDE;
  canvas.height = SIDE;
  pen.fillStyle = colour.ground;
  pen.fillRect(0, 0, SIDE, SIDE);
  spotlight(pen);
  face(pen, SIDE * 0.57, 84, 320, facts.broken === null ? 0 : 0.09);
  headline(pen, facts.heading, 398);
  write(pen, facts.line, PAD, 450, { font: plain(30), fill: colour.muted });
  remarks(pen, facts, players(pen, facts, 490));
  face(pen, PAD, SIDE - 76, 60, 0);
  write(pen, 'Deadpan', PAD + 80, SIDE - 44, { font: display(34), fill: colour.text });
  pen.textAlign = 'right';
  write(pen, t.line, SIDE - PAD, SIDE - 46, { font: plain(26), fill: colour.muted });
  pen.textAlign = 'left';
}

/** The picture as a PNG. */
export async function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture came out');
  return new File([blob], name, { type: 'image/png' });
}
