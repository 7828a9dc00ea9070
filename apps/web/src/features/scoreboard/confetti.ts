/** One strip of paper: where it starts, how fast it falls, what it looks like. Lengths are CSS pixels, times seconds. */
interface Strip {
  /** share of the width, 0 to 1 */
  x: number;
  delay: number;
  speed: number;
  length: number;
  color: string;
}

const STRIPS = 90;
const THICK = 5;
/** The last strip has left a screen of 2,000 px by then. */
const OVER_S = 9;

/** Takes colours and chance; returns the strips of one shower. */
export function shower(colors: readonly string[], chance: () => number = Math.random): Strip[] {
  return Array.from({ length: STRIPS }, (_, i) => ({
    x: chance(),
    delay: chance() * 3,
    speed: 220 + chance() * 180,
    length: 16 + chance() * 28,
    color: colors[i % colors.length] ?? '#fff',
  }));
}

/** How far a strip has fallen after `seconds`: straight down, above the edge before its time. */
export const fallen = ({ delay, speed, length }: Strip, seconds: number): number => (seconds - delay) * speed - length;

/**
 * Lets one shower fall on a canvas: flat strips, straight down, none of them turns. Returns how to stop it; it ends by itself.
 */
export function rain(canvas: HTMLCanvasElement, colors: readonly string[]): () => void {
  const pen = canvas.getContext('2d');
  if (!pen) return () => undefined;
  const strips = shower(colors);
  const since = performance.now();
  let frame = 0;
  const draw = (now: number): void => {
    const seconds = (now - since) / 1000;
    const scale = window.devicePixelRatio;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (canvas.width !== Math.round(width * scale)) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
    }
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    for (const strip of strips) {
      pen.fillStyle = strip.color;
      pen.fillRect(strip.x * (width - strip.length), fallen(strip, seconds), strip.length, THICK);
    }
    if (seconds < OVER_S) frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
}
