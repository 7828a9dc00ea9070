/**
 * What drawn faces are put together from, on a square of 256: a head from y 52 to 214 around x 128, eyes at y 126, mouth at y 178. The colours
 * are the tokens of the web's `tokens.css`. Presentation attributes only: a style would be refused by our own content security policy.
 */
export const INK = '#17161a';
const PAPER = '#f4f0e6';
const MUTED = '#a6a29a';
const SPOT = '#ffd23f';
const SAFE = '#35c9a5';
const DANGER = '#ff9f1c';
const OUT = '#ff4b3e';
const DEEP_SAFE = '#0b725a';
const DEEP_DANGER = '#925000';
const DEEP_OUT = '#c2261a';
const RAISED = '#18181d';
const LINE = '#2c2c34';

/** Ground, head, clothes, hat: every head and hat stands out from its ground, and ink from every head. */
export const schemes = [
  { ground: RAISED, head: SPOT, cloth: OUT, hat: MUTED },
  { ground: RAISED, head: PAPER, cloth: SAFE, hat: DEEP_OUT },
  { ground: LINE, head: SAFE, cloth: SPOT, hat: PAPER },
  { ground: LINE, head: DANGER, cloth: PAPER, hat: DEEP_SAFE },
  { ground: DEEP_SAFE, head: SPOT, cloth: PAPER, hat: INK },
  { ground: DEEP_SAFE, head: PAPER, cloth: DANGER, hat: INK },
  { ground: DEEP_OUT, head: PAPER, cloth: SPOT, hat: INK },
  { ground: DEEP_OUT, head: SPOT, cloth: PAPER, hat: INK },
  { ground: DEEP_DANGER, head: PAPER, cloth: SAFE, hat: INK },
  { ground: SPOT, head: PAPER, cloth: OUT, hat: INK },
  { ground: PAPER, head: OUT, cloth: SPOT, hat: INK },
  { ground: SAFE, head: PAPER, cloth: DEEP_OUT, hat: INK },
  { ground: MUTED, head: SPOT, cloth: DEEP_SAFE, hat: INK },
] as const;

const line = (d: string, width = 8, stroke: string = INK): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const filled = (d: string, fill: string = INK): string => `<path d="${d}" fill="${fill}"/>`;
const disc = (x: number, y: number, r: number, fill: string = INK): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const ring = (x: number, r: number): string => `<circle cx="${x}" cy="126" r="${r}" fill="none" stroke="${INK}" stroke-width="6"/>`;

/** An eye. */
export const dot = (x: number, r: number): string => disc(x, 126, r);

/** Outline of the head. */
export const heads = [
  'M128 52C176 52 206 84 206 132C206 182 174 214 128 214C82 214 50 182 50 132C50 84 80 52 128 52Z',
  'M60 52H196Q202 52 202 58V190Q202 214 178 214H78Q54 214 54 190V58Q54 52 60 52Z',
  'M128 52C166 52 190 76 190 118V160C190 196 164 214 128 214C92 214 66 196 66 160V118C66 76 90 52 128 52Z',
  'M74 52H182L208 112L182 214H74L48 112Z',
  'M128 52C184 52 214 96 214 140C214 190 176 214 128 214C80 214 42 190 42 140C42 96 72 52 128 52Z',
] as const;

export const shoulders = (cloth: string): string => filled('M16 256C20 226 60 208 104 204V190H152V204C196 208 236 226 240 256Z', cloth);

export const collars = [
  '',
  '',
  filled('M128 226L98 212V240ZM128 226L158 212V240Z') + disc(128, 226, 7),
  filled('M122 222H134L142 256H114Z'),
  line('M100 216L128 236L156 216', 6),
] as const;

/** Behind the head, in its colour. */
export const ears = [() => '', (head: string) => disc(56, 136, 18, head) + disc(200, 136, 18, head)] as const;

/** How far each eye is from the middle, and its radius. */
export const gazes = [
  { apart: 26, radius: 10 },
  { apart: 32, radius: 11 },
  { apart: 36, radius: 9 },
  { apart: 40, radius: 12 },
  { apart: 46, radius: 10 },
] as const;

/** Half the width of the mouth. It is straight; that is the point. */
export const mouths = [18, 24, 30, 38] as const;

export const brows = [
  () => '',
  () => '',
  (apart: number) => line(`M${128 - apart - 15} 102H${128 - apart + 15}M${128 + apart - 15} 102H${128 + apart + 15}`),
  (apart: number) => line(`M${128 - apart - 15} 104H${128 - apart + 15}M${128 + apart - 15} 96L${128 + apart + 15} 90`),
  (apart: number) => line(`M${128 - apart - 15} 98L${128 - apart + 13} 106M${128 + apart + 15} 98L${128 + apart - 13} 106`),
  (apart: number) => line(`M${128 - apart - 13} 106L${128 - apart + 13} 98M${128 + apart + 13} 106L${128 + apart - 13} 98`),
] as const;

export const glasses = [
  () => '',
  () => '',
  () => '',
  (apart: number) => {
    const r = Math.min(24, apart - 5);
    return ring(128 - apart, r) + ring(128 + apart, r) + line(`M${128 - apart + r} 124Q128 118 ${128 + apart - r} 124`, 6);
  },
  (apart: number) => {
    const w = Math.min(25, apart - 5);
    const lens = (x: number) =>
      `<rect x="${x - w}" y="108" width="${2 * w}" height="36" rx="4" fill="none" stroke="${INK}" stroke-width="7"/>`;
    return lens(128 - apart) + lens(128 + apart) + line(`M${128 - apart + w} 120H${128 + apart - w}`, 7);
  },
  (apart: number) =>
    ring(128 + apart, Math.min(25, apart - 3)) + line(`M${128 + apart + 12} 148Q${128 + apart + 22} 176 ${128 + apart + 14} 204`, 4),
] as const;

export const moustaches = [
  '',
  '',
  '',
  '',
  filled('M128 152C112 144 88 150 78 166C96 168 116 168 128 160C140 168 160 168 178 166C168 150 144 144 128 152Z'),
  filled('M92 152H164L174 164H82Z'),
  line('M100 160L126 156M156 160L130 156', 6),
  filled('M88 166Q92 148 128 148Q164 148 168 166Z'),
] as const;

/** What is on the head, over it. Takes the hat's colour and that of its band. */
export const hats = [
  () => '',
  () => '',
  () => '',
  (hat: string, band: string) => filled('M84 72V10H172V72Z', hat) + filled('M84 54H172V70H84Z', band) + filled('M56 68H200V80H56Z', hat),
  (hat: string, band: string) => filled('M56 84C56 36 88 22 128 22C168 22 200 36 200 84Z', hat) + filled('M50 70H206V90H50Z', band),
  (hat: string, band: string) =>
    filled('M60 78C60 34 96 26 128 26C160 26 196 34 196 78Z', hat) + filled('M56 72H200Q244 76 246 90H56Z', band),
  (hat: string, band: string) =>
    filled('M72 78C72 38 92 24 128 24C164 24 184 38 184 78Z', hat) +
    filled('M72 62H184V76H72Z', band) +
    filled('M40 74H216Q214 88 200 88H56Q42 88 40 74Z', hat),
  (hat: string, band: string) => filled('M128 12L170 78H86Z', band) + filled('M110 40L141 33L150 47L101 54Z', hat) + disc(128, 12, 9, hat),
  (hat: string, band: string) =>
    filled('M92 74L104 18H152L164 74Z', hat) + line('M128 18C150 14 160 22 164 42', 5, band) + disc(164, 46, 5, band),
  (hat: string) => filled('M50 92C44 44 84 22 128 24C188 16 216 48 206 92C196 72 176 66 150 70C118 76 76 66 50 92Z', hat),
  (hat: string) => line('M104 56Q96 36 104 22M128 54Q128 32 128 16M152 56Q160 36 152 22', 6, hat),
] as const;

export const marks = [
  '',
  '',
  '',
  disc(162, 162, 5),
  [76, 88, 78, 180, 168, 178].map((x, n) => disc(x, 156 + 6 * (n % 3), 3)).join(''),
  line('M164 146L186 168M167 157L175 149M174 165L183 157', 4),
] as const;
