import type { Box, Ctx } from '../pen.ts';
import { fontFor } from '../fonts.ts';
import { chopped, graphemesOf, piecesOf } from './break.ts';
import { inkBox } from './ink-box.ts';
import { balanced, joinedLine } from './lines.ts';
import type { Measured } from './lines.ts';
import type { TextLook } from './look.ts';

/** A text as it is set: its lines with their baselines inside the box. */
export interface Setting {
  size: number;
  /** the canvas's font */
  font: string;
  rtl: boolean;
  lines: { text: string; x: number; y: number; width: number; ascent: number; descent: number }[];
}

const BASE = 100;
/** Half of an outline, in sizes. */
export const OUTLINE = 0.075;
const strong = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]|(\p{L})/u;

/** Takes a text and its box; returns it set as large as fits, null when there is nothing to set. */
export function fitted(ctx: Ctx, words: string, box: Box, look: TextLook): Setting | null {
  const text = (look.upper ? words.toLocaleUpperCase('en') : words).replace(/\s+/gu, ' ').trim();
  if (text === '') return null;
  ctx.direction = 'ltr';
  ctx.letterSpacing = '0px';
  ctx.font = fontFor(look.font, text, BASE);
  const widthOf = (part: string) => ctx.measureText(part).width / BASE + (look.spacing ?? 0) * graphemesOf(part).length;
  const whole = piecesOf(text).map((piece): Measured => ({ ...piece, width: widthOf(piece.text) }));
  let pieces = whole;
  const space = widthOf(' ');
  const pad = look.outline ? OUTLINE * 2 : 0.03;
  const room = (size: number, of: readonly Measured[]) => box.w / size - 2 * pad - (of.some(({ hyphen }) => hyphen) ? 0.4 : 0);
  const leading = look.leading ?? 1.16;
  const largest = look.largest * (/\p{L}|\p{N}/u.test(text) ? 1 : 1.7);
  const tallest = (pieces: readonly Measured[]) => {
    let [low, high] = [4, Math.min(largest, box.h)];
    const fits = (size: number) => {
      const lines = filledHeight(pieces, space, room(size, pieces));
      return lines > 0 && ((lines - 1) * leading + 1.02 + pad) * size <= box.h;
    };
    if (fits(high)) return high;
    for (let i = 0; i < 14; i++) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    return low;
  };
  let size = tallest(whole);
  // A word is only broken when the whole text would be small for its sake.
  const longest = Math.max(...whole.map(({ width }) => width));
  const bound = Math.min(largest, box.h * 0.5);
  if (size < bound * 0.7 && longest > room(size, whole) * 0.94) {
    const parts = whole.flatMap((piece) =>
      graphemesOf(piece.text).length > 12 ? chopped(piece).map((part): Measured => ({ ...part, width: widthOf(part.text) })) : [piece],
    );
    const tried = tallest(parts);
    if (tried > size * 1.25) [pieces, size] = [parts, tried];
  }
  for (let tries = 0; tries < 40; tries++) {
    const setting = set(ctx, text, balanced(pieces, space, room(size, pieces)) ?? [pieces], size, box, look, pad);
    if (setting) return setting;
    size *= 0.95;
  }
  return null;
}

function filledHeight(pieces: readonly Measured[], space: number, most: number): number {
  let [lines, width] = [1, 0];
  for (const piece of pieces) {
    if (piece.width > most) return 0;
    const wider = width + (width > 0 && piece.spaced ? space : 0) + piece.width;
    if (width > 0 && wider > most) [lines, width] = [lines + 1, piece.width];
    else width = wider;
  }
  return lines;
}

/** Sets lines by what their letters really measure; null when they do not fit. */
function set(ctx: Ctx, text: string, rows: readonly Measured[][], size: number, box: Box, look: TextLook, pad: number): Setting | null {
  const found = strong.exec(text);
  const rtl = found !== null && found[1] === undefined;
  const font = fontFor(look.font, text, size);
  ctx.direction = 'ltr';
  const spacing = look.spacing ?? 0;
  const measured = rows.map((row) => {
    const line = joinedLine(row);
    ctx.font = fontFor(look.font, text, BASE);
    ctx.letterSpacing = `${spacing * BASE}px`;
    const width = ctx.measureText(line).width / BASE - spacing;
    const ink = inkBox(line, (at) => fontFor(look.font, text, at), width, spacing, rtl);
    return {
      text: line,
      width: width * size,
      over: [ink.left * size, Math.max(0, ink.right) * size] as const,
      ascent: Math.max(ink.ascent, 0.7) * size,
      descent: Math.max(ink.descent, look.upper ? 0.04 : 0.16) * size,
    };
  });
  const edge = pad * size;
  const widest = Math.max(...measured.map(({ width, over }) => width + over[0] + over[1]));
  if (widest + 2 * edge > box.w + 0.5) return null;
  const step = (look.leading ?? 1.16) * size;
  let y = edge + (measured[0]?.ascent ?? 0);
  const baselines = measured.map((line, i) => {
    const before = measured[i - 1];
    if (before) y += Math.max(step, before.descent + line.ascent + size * (look.outline ? 0.1 : 0.04));
    return y;
  });
  const height = y + (measured.at(-1)?.descent ?? 0) + edge;
  if (height > box.h + 0.5) return null;
  const top = box.y + (look.valign === 'top' ? 0 : (box.h - height) * (look.valign === 'middle' ? 0.5 : 1));
  const align = look.align === 'center' ? 'center' : (look.align === 'left') === rtl ? 'right' : 'left';
  return {
    size,
    font,
    rtl,
    lines: measured.map((line, i) => {
      const free = box.w - 2 * edge - line.width;
      const x = box.x + edge + (align === 'left' ? line.over[0] : align === 'right' ? free - line.over[1] : free / 2);
      return { text: line.text, x, y: top + (baselines[i] ?? 0), width: line.width, ascent: line.ascent, descent: line.descent };
    }),
  };
}
