import type { MemeText, MemeTextLook } from '@deadpan/protocol';

/** As the server's artist has them: the picture decides which colour words on it get. */
const LEAST_CONTRAST = 4.5;
const DARK = '#111114';
const LIGHT = '#fbf8f1';
const ROWS = 7;
const COLUMNS = 13;
/** So many of the brightest and of the darkest points are left out. */
const RAREST = 4;
/** The picture is looked at in this width, px. */
const WIDTH = 270;

/** What stands under the texts of a meme. */
export type Ground = Pick<ImageData, 'width' | 'height' | 'data'>;

/** Takes a picture that has come; returns what stands on it, or null where a browser does not tell. */
export function groundOf(picture: HTMLImageElement): Ground | null {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.max(1, Math.round((WIDTH * picture.naturalHeight) / (picture.naturalWidth || 1)));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

/** How bright a colour is, 0 to 1, as WCAG counts it. */
function brightness(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) =>
    value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function parsed(colour: string): Rgb | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (hex === undefined) return null;
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : [hex.slice(0, 2), hex.slice(2, 4), hex.slice(4)];
  const [r = 0, g = 0, b = 0] = digits.map((pair) => Number.parseInt(pair, 16));
  return [r, g, b];
}

/** How bright it is at points all over a box; the rarest are left out. */
function sampled({ width, height, data }: Ground, box: Pick<MemeText, 'x' | 'y' | 'width' | 'height'>): number[] {
  const found: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const x = Math.min(width - 1, Math.floor((box.x + ((column + 0.5) / COLUMNS) * box.width) * width));
      const y = Math.min(height - 1, Math.floor((box.y + ((row + 0.5) / ROWS) * box.height) * height));
      const at = (y * width + x) * 4;
      found.push(brightness([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
    }
  }
  return found.toSorted((one, other) => one - other).slice(RAREST, -RAREST);
}

/** Takes the ground, a text's place and its look; returns the look it is drawn with there: words that would not be seen get another colour, or a line around their letters. */
export function legible(ground: Ground | null, box: Pick<MemeText, 'x' | 'y' | 'width' | 'height'>, look: MemeTextLook): MemeTextLook {
  const colour = parsed(look.colour);
  if (!ground || !colour || look.outline || look.plate) return look;
  const under = sampled(ground, box);
  const worst = (rgb: Rgb): number => {
    const own = brightness(rgb);
    return Math.min(...under.map((one) => (Math.max(own, one) + 0.05) / (Math.min(own, one) + 0.05)));
  };
  if (worst(colour) >= LEAST_CONTRAST) return look;
  const [dark, light] = [worst(parsed(DARK) ?? colour), worst(parsed(LIGHT) ?? colour)];
  if (Math.max(dark, light) >= LEAST_CONTRAST) return { ...look, colour: dark > light ? DARK : LIGHT };
  return { ...look, colour: LIGHT, outline: DARK };
}
