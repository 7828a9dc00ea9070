import { matchPageTexts as texts } from '../../texts/match-page.ts';
import type { Pictured, PictureFacts } from './picture-facts.ts';
import { colour, crown, display, face, headline, PAD, plain, SIDE, spotlight, WIDTH, write } from './picture-pen.ts';
import type { Pen } from './picture-pen.ts';

const { picture: t } = texts;

/** The pictures of the players who have one, by their addresses; one that does not come is left out. */
export type Portraits = ReadonlyMap<string, CanvasImageSource>;

/** Where the light falls, and how wide a place it has. */
const STAGE = { x: PAD, width: 300, foot: 384 };

/** Whom one is seen as: the own picture, or the first letter of the name. */
function portrait(pen: Pen, { name, picture }: Pictured, portraits: Portraits, x: number, y: number, side: number): void {
  const image = picture === null ? undefined : portraits.get(picture);
  pen.fillStyle = colour.text;
  pen.fillRect(x, y, side, side);
  if (image) return pen.drawImage(image, x, y, side, side);
  const letter = ([...name][0] ?? '').toUpperCase();
  write(pen, letter, x + side / 2, y + side * 0.79, { font: display(side * 0.68), fill: colour.ground, align: 'center' });
}

/** Whom the light falls on; nobody: the face. */
function stage(pen: Pen, { lit }: PictureFacts, portraits: Portraits): void {
  const { x, width, foot } = STAGE;
  spotlight(pen, x + width / 2, foot + 40);
  if (lit.length === 0) return face(pen, x + 30, foot - 180, width - 60);
  const gap = 12;
  const side = lit.length === 1 ? 240 : (width - gap * (lit.length - 1)) / lit.length;
  const left = x + (width - side * lit.length - gap * (lit.length - 1)) / 2;
  if (lit.length === 1) crown(pen, x + width / 2 - 48, foot - side - 16, 96);
  lit.forEach((one, at) => portrait(pen, one, portraits, left + at * (side + gap), foot - side, side));
}

/** Everybody with their score, the winner in gold; returns where it ends. */
function players(pen: Pen, { players: all }: PictureFacts, portraits: Portraits, top: number): number {
  const height = all.length > 3 ? 84 : 96;
  all.forEach((one, at) => {
    const y = top + at * height;
    const fill = one.won ? colour.spot : colour.text;
    pen.fillStyle = colour.line;
    pen.fillRect(PAD, y, WIDTH, 3);
    portrait(pen, one, portraits, PAD, y + 16, height - 29);
    write(pen, one.name, PAD + height, y + height / 2 + 15, { font: plain(38, 600), fill, width: WIDTH - height - 140 });
    write(pen, String(one.score), SIDE - PAD, y + height / 2 + 20, { font: display(52), fill, align: 'right' });
  });
  return top + all.length * height;
}

function remarks(pen: Pen, facts: PictureFacts, top: number): void {
  const { broken } = facts;
  const lines = [
    ...(broken ? [{ title: t.broken, text: broken.by ?? t.unbroken, fill: broken.by === null ? colour.text : colour.out }] : []),
    ...facts.awards.map(({ title, name }) => ({ title, text: name, fill: colour.text })),
  ];
  pen.fillStyle = colour.line;
  pen.fillRect(PAD, top, WIDTH, 3);
  const room = Math.floor((SIDE - 120 - top) / 54);
  lines.slice(0, room).forEach(({ title, text, fill }, at) => {
    const y = top + 58 + at * 54;
    write(pen, title, PAD, y, { font: plain(30), fill: colour.muted, width: 260 });
    write(pen, text, PAD + 280, y, { font: plain(32, 600), fill, width: WIDTH - 280 });
  });
}

/** Draws a match on a canvas of `SIDE` by `SIDE`, in our own fonts where they have arrived. */
export async function drawPicture(canvas: HTMLCanvasElement, facts: PictureFacts, portraits: Portraits): Promise<void> {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas here');
  await Promise.all([document.fonts?.load(display(40)), document.fonts?.load(plain(30, 600))]);
  canvas.width = SIDE;
  canvas.height = SIDE;
  pen.fillStyle = colour.ground;
  pen.fillRect(0, 0, SIDE, SIDE);
  stage(pen, facts, portraits);
  const beside = STAGE.x + STAGE.width + 48;
  headline(pen, facts.heading, beside, 300, SIDE - PAD - beside);
  write(pen, facts.line, beside, 356, { font: plain(30), fill: colour.muted, width: SIDE - PAD - beside });
  remarks(pen, facts, players(pen, facts, portraits, 448));
  face(pen, PAD, SIDE - 76, 60);
  write(pen, 'Deadpan', PAD + 80, SIDE - 44, { font: display(34), fill: colour.text });
  write(pen, facts.where, SIDE - PAD, SIDE - 46, { font: plain(26), fill: colour.muted, width: WIDTH - 260, align: 'right' });
}

/** Loads the players' own pictures. They are of our own origin, or the canvas could not be read: any other stays away. */
export async function loadPortraits(
  { players: all }: PictureFacts,
  load: (url: string) => Promise<CanvasImageSource> = image,
): Promise<Portraits> {
  const own = all.flatMap(({ picture }) =>
    picture !== null && new URL(picture, location.href).origin === location.origin ? [picture] : [],
  );
  const loaded = await Promise.allSettled(own.map(async (url) => [url, await load(url)] as const));
  return new Map(loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}

async function image(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

/** The picture as a PNG. */
export async function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture came out');
  return new File([blob], name, { type: 'image/png' });
}
