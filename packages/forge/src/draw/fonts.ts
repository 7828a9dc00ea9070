import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

export type FontName = 'impact' | 'sans' | 'sans-medium' | 'sans-light' | 'serif' | 'serif-black' | 'serif-italic' | 'mono' | 'hand';

const faces: Record<FontName, string> = {
  impact: 'anton',
  sans: 'inter-heavy',
  'sans-medium': 'inter-medium',
  'sans-light': 'inter-light',
  serif: 'playfair-bold',
  'serif-black': 'playfair-black',
  'serif-italic': 'playfair-italic',
  mono: 'courier-prime',
  hand: 'caveat',
};

/** Which file has a script's letters. */
const scripts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\p{Script=Cyrillic}/u, ['oswald']],
  [/\p{Script=Arabic}/u, ['noto-arabic']],
  [/\p{Script=Hebrew}/u, ['noto-hebrew']],
  [/\p{Script=Devanagari}/u, ['noto-devanagari']],
  [/\p{Script=Thai}/u, ['noto-thai']],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
    ['noto-cjk', 'droid-rare'],
  ],
  ...(
    [
      'Armenian',
      'Bengali',
      'Cherokee',
      'Ethiopic',
      'Georgian',
      'Gujarati',
      'Gurmukhi',
      'Kannada',
      'Khmer',
      'Lao',
      'Malayalam',
      'Mongolian',
      'Myanmar',
      'Nko',
      'Oriya',
      'Sinhala',
      'Syriac',
      'Tamil',
      'Telugu',
      'Thaana',
      'Tifinagh',
      'Javanese',
      'Balinese',
      'Ol_Chiki',
      'Meetei_Mayek',
      'Lisu',
      'Yi',
      'Vai',
      'Adlam',
      'Tai_Le',
      'Runic',
      'Canadian_Aboriginal',
    ] as const
  ).map((script) => [new RegExp(`\\p{Script=${script}}`, 'u'), [`noto-${script.toLowerCase().replaceAll('_', '')}`]] as const),
];

let ready = false;

/** Makes the fonts known to the canvas, once per process. `folder` holds the font files. */
export function registerFonts(folder: string): void {
  if (ready) return;
  for (const file of readdirSync(folder)) {
    if (!/\.(ttf|otf)$/.test(file)) continue;
    if (!GlobalFonts.registerFromPath(join(folder, file), familyOf(file.replace(/\.\w+$/, ''))))
      throw new Error(`The font ${file} cannot be read`);
  }
  ready = true;
}

const familyOf = (file: string) => `deadpan-${file}`;

/** Takes a face, a text and a size in pixels; returns the canvas's `font` with every family the text's scripts need. */
export function fontFor(name: FontName, text: string, size: number): string {
  const files = [faces[name]];
  for (const [script, has] of scripts) if (script.test(text) && !(name !== 'impact' && has[0] === 'oswald')) files.push(...has);
  files.push('noto', 'noto-emoji', 'noto-symbols', 'noto-symbols2', 'noto-math');
  return `${size}px ${files.map((file) => `"${familyOf(file)}"`).join(', ')}`;
}
