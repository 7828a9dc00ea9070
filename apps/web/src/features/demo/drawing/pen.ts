/** Short words for a canvas. Units are those of the drawing: 400 wide, the face about 150. */
export interface Pen {
  fill: (path: string, colour: string) => void;
  line: (path: string, colour: string, width: number) => void;
  disc: (x: number, y: number, rx: number, ry: number, colour: string) => void;
  box: (x: number, y: number, width: number, height: number, colour: string) => void;
  /** Draws what `paint` draws, moved and turned about a point. */
  moved: (by: { x?: number; y?: number; turn?: number; about?: readonly [number, number] }, paint: () => void) => void;
  /** Draws what `paint` draws inside a path only. */
  inside: (path: string, paint: () => void) => void;
}

export function createPen(context: CanvasRenderingContext2D): Pen {
  return {
    fill: (path, colour) => {
      context.fillStyle = colour;
      context.fill(new Path2D(path));
    },
    line: (path, colour, width) => {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.stroke(new Path2D(path));
    },
    disc: (x, y, rx, ry, colour) => {
      context.fillStyle = colour;
      context.beginPath();
      context.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
      context.fill();
    },
    box: (x, y, width, height, colour) => {
      context.fillStyle = colour;
      context.fillRect(x, y, width, height);
    },
    moved: ({ x = 0, y = 0, turn = 0, about = [200, 330] }, paint) => {
      context.save();
      context.translate(x + about[0], y + about[1]);
      context.rotate(turn);
      context.translate(-about[0], -about[1]);
      paint();
      context.restore();
    },
    inside: (path, paint) => {
      context.save();
      context.clip(new Path2D(path));
      paint();
      context.restore();
    },
  };
}
