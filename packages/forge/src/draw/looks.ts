import type { Kit } from './kit.ts';
import type { TextLook } from './text/look.ts';

type Part = Partial<TextLook>;

/** White capitals with a black line around them: read on any picture. */
export const shout = (largest: number, part: Part = {}): TextLook => ({
  font: 'impact',
  colour: '#ffffff',
  outline: '#0b0b0d',
  upper: true,
  align: 'center',
  valign: 'middle',
  largest,
  leading: 1.14,
  ...part,
});

/** Words over a picture, in any style. */
export function over(kit: Kit, largest: number, part: Part = {}): TextLook {
  switch (kit.style) {
    case 'classic':
      return shout(largest, part);
    case 'modern':
      return main(kit, largest * 0.86, { align: 'center', colour: '#ffffff', ...part });
    case 'vintage':
      return main(kit, largest * 0.8, { plate: kit.paper, ...part });
    case 'minimalist':
      return main(kit, largest * 0.7, { align: 'center', plate: kit.paper, ...part });
  }
}

/** The main words on a page of this style. */
export function main(kit: Kit, largest: number, part: Part = {}): TextLook {
  const plain = { colour: kit.ink, outline: null, upper: false, valign: 'middle', largest } as const;
  switch (kit.style) {
    case 'classic':
      return { ...plain, font: 'impact', upper: true, align: 'center', leading: 1.14, ...part };
    case 'modern':
      return { ...plain, font: 'sans', align: 'left', leading: 1.12, spacing: -0.02, ...part };
    case 'vintage':
      return { ...plain, font: 'serif-black', align: 'center', leading: 1.12, ...part };
    case 'minimalist':
      return { ...plain, font: 'sans-light', align: 'left', leading: 1.2, spacing: -0.01, ...part };
  }
}

/** What is said beside them. */
export function aside(kit: Kit, largest: number, part: Part = {}): TextLook {
  const plain = { colour: kit.ink, outline: null, upper: false, valign: 'middle', largest } as const;
  switch (kit.style) {
    case 'classic':
      return { ...plain, font: 'sans-medium', align: 'center', leading: 1.25, ...part };
    case 'modern':
      return { ...plain, font: 'sans-medium', align: 'left', leading: 1.25, colour: kit.soft, ...part };
    case 'vintage':
      return { ...plain, font: 'serif-italic', align: 'center', leading: 1.25, ...part };
    case 'minimalist':
      return { ...plain, font: 'sans-light', align: 'left', leading: 1.3, colour: kit.soft, ...part };
  }
}
