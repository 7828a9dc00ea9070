import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { HEIGHT, WIDTH } from './scene.ts';
import { scenes } from './scenes/all.ts';

const COLUMNS = 3;
const SCALE = 0.5;

/** Draws frames of one scene side by side, without sound: `npm run sheet -w memes -- <id> [ms...]`. */
async function sheet([id, ...times]: readonly string[]): Promise<void> {
  const scene = scenes.find((one) => one.id === id);
  if (!scene) throw new Error(`Which scene? ${scenes.map((one) => one.id).join(', ')}`);
  const moments = times.length > 0 ? times.map(Number) : Array.from({ length: 12 }, (_, i) => ((i + 0.5) * scene.durationMs) / 12);
  const [w, h] = [WIDTH * SCALE, HEIGHT * SCALE];
  const page = createCanvas(w * COLUMNS, h * Math.ceil(moments.length / COLUMNS));
  const onto = page.getContext('2d');
  const frame = createCanvas(WIDTH, HEIGHT);
  const ctx = frame.getContext('2d');
  moments.forEach((t, i) => {
    scene.draw(ctx, t);
    const [x, y] = [(i % COLUMNS) * w, Math.floor(i / COLUMNS) * h];
    onto.drawImage(frame, x, y, w, h);
    onto.font = 'bold 18px "Liberation Sans"';
    onto.fillStyle = '#ffe680';
    const cue = scene.cues.find((one) => t >= one.from && t < one.to)?.text ?? '';
    onto.fillText(`${Math.round(t)}  ${cue}`, x + 10, y + h - 24);
  });
  const folder = fileURLToPath(new URL('./.cache/', import.meta.url));
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}${scene.id}.png`, page.toBuffer('image/png'));
  console.log(`${folder}${scene.id}.png`);
}

await sheet(process.argv.slice(2));
