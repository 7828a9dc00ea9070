import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8');

type Theme = Record<string, string>;

function theme(selector: RegExp): Theme {
  const block = selector.exec(css)?.[1] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name ?? '', value ?? '']));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const themes = { dark: theme(/\.onstage \{([^}]*)\}/), light: theme(/\[data-theme='light'\] \{([^}]*)\}/) };
const words = ['text', 'muted', 'spot', 'safe', 'danger', 'out'].flatMap((ink) => [
  [ink, 'ground'],
  [ink, 'raised'],
]);
const fills = [
  ['on-spot', 'spot'],
  ['on-spot', 'spot-hover'],
  ['on-state', 'safe'],
  ['on-state', 'danger'],
  ['on-state', 'out'],
];
const shapes = ['edge', 'focus', 'crown'].flatMap((ink) => [
  [ink, 'ground'],
  [ink, 'raised'],
]);

describe.each(Object.entries(themes))('contrast, %s theme', (_, colours) => {
  it.each([...words, ...fills])('%s on %s can be read: 4.5 : 1', (ink = '', ground = '') => {
    expect(contrast(colours[ink] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapes)('%s on %s can be seen: 3 : 1', (ink = '', ground = '') => {
    expect(contrast(colours[ink] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});
