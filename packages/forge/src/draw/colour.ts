type Rgb = readonly [number, number, number];

/** Takes `#rgb`, `#rrggbb` or `rgb(a)(…)`; returns red, green and blue from 0 to 255 and how much it covers. Black for anything else. */
export function parsed(colour: string): { rgb: Rgb; alpha: number } {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const value = Number.parseInt(full, 16);
    return { rgb: [value >> 16, (value >> 8) & 255, value & 255], alpha: 1 };
  }
  const [r = 0, g = 0, b = 0, alpha = 1] = (/^rgba?\(([^)]*)\)$/.exec(colour)?.[1] ?? '').split(',').map(Number);
  return { rgb: [r, g, b], alpha };
}

/** The other way round. */
export function written([r, g, b]: Rgb, alpha = 1): string {
  const whole = [r, g, b].map((v) => Math.round(Math.min(255, Math.max(0, v)))) as [number, number, number];
  return alpha < 1 ? `rgba(${whole.join(', ')}, ${alpha})` : `#${whole.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** Between two colours: 0 the first, 1 the second. Keeps the first one's transparency. */
export function mixed(a: string, b: string, share: number): string {
  const [one, two] = [parsed(a), parsed(b).rgb];
  return written(one.rgb.map((v, i) => v + ((two[i] ?? 0) - v) * share) as [number, number, number], one.alpha);
}

/** The same colour, covering less. */
export const faint = (colour: string, alpha: number): string => written(parsed(colour).rgb, alpha);

/** How bright a colour is, 0 to 1, as WCAG counts it. */
export function brightness(colour: string): number {
  const [r, g, b] = parsed(colour).rgb.map((v) => (v / 255 <= 0.040_45 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast of two colours, 1 to 21 (WCAG). */
export function contrast(a: string, b: string): number {
  const [one, two] = [brightness(a), brightness(b)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** How far two colours are from each other, 0 to 441. */
export function apart(a: string, b: string): number {
  const [one, two] = [parsed(a).rgb, parsed(b).rgb];
  return Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

/** How light a colour looks, 0 to 1. */
export const lightness = (colour: string): number => Math.cbrt(brightness(colour));
