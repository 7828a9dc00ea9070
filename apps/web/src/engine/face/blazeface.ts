import { createPlan } from './net/plan.ts';
import { planGraph } from './net/graph.ts';
import { decodeWeights } from './net/weights.ts';
import type { GraphFile } from './net/graph.ts';
import type { Kernels } from './net/kernels.ts';

/** BlazeFace looks at a square picture of this many pixels a side. */
export const DETECTOR_SIZE = 256;

const MIN_SCORE = 0.5;
const SAME_FACE = 0.3;
/** Per cell: stride in pixels and how many anchors share its centre. */
const GRIDS = [
  [16, 2],
  [32, 6],
] as const;

/** A face in the detector's picture, in its pixels. `points` are x, y of: right eye, left eye, nose, mouth, right ear, left ear (the person's own). */
export interface FaceBox {
  score: number;
  cx: number;
  cy: number;
  width: number;
  height: number;
  points: number[];
}

/** Scores (before the sigmoid) and boxes of every anchor: 4 numbers of the box and 12 of the points, relative to the anchor's centre. */
interface Raw {
  scores: Float32Array;
  boxes: Float32Array;
}

const NUMBERS = 16;

/** Centres of the anchors, x and y, in the order of the net's outputs. */
export function anchorCentres(): Float32Array {
  const centres: number[] = [];
  for (const [stride, each] of GRIDS) {
    const cells = DETECTOR_SIZE / stride;
    for (let y = 0; y < cells; y++) {
      for (let x = 0; x < cells; x++) for (let k = 0; k < each; k++) centres.push(stride * (x + 0.5), stride * (y + 0.5));
    }
  }
  return Float32Array.from(centres);
}

/** Overlap of two faces: shared area over joint area, 0 to 1. */
export function overlap(a: FaceBox, b: FaceBox): number {
  const side = (ca: number, sa: number, cb: number, sb: number): number =>
    Math.max(0, Math.min(ca + sa / 2, cb + sb / 2) - Math.max(ca - sa / 2, cb - sb / 2));
  const shared = side(a.cx, a.width, b.cx, b.width) * side(a.cy, a.height, b.cy, b.height);
  const joint = a.width * a.height + b.width * b.height - shared;
  return joint > 0 ? shared / joint : 0;
}

/** Reads the boxes with a score above one half, best first. `first` is the place of these outputs among all anchors. */
export function readBoxes({ scores, boxes }: Raw, centres: Float32Array, first: number): FaceBox[] {
  const found: FaceBox[] = [];
  scores.forEach((raw, index) => {
    const score = 1 / (1 + Math.exp(-raw));
    if (score <= MIN_SCORE) return;
    const at = (k: number): number => boxes[index * NUMBERS + k] ?? 0;
    const [ax, ay] = [centres[2 * (first + index)] ?? 0, centres[2 * (first + index) + 1] ?? 0];
    const points = Array.from({ length: 12 }, (_, k) => at(4 + k) + (k % 2 ? ay : ax));
    found.push({ score, cx: at(0) + ax, cy: at(1) + ay, width: at(2), height: at(3), points });
  });
  return found;
}

/** Merges boxes of one face into their average weighted by score (BlazeFace's own way: steadier from frame to frame than taking the best). Best face first. */
export function mergeBoxes(boxes: readonly FaceBox[]): FaceBox[] {
  const groups: FaceBox[][] = [];
  for (const box of boxes.toSorted((a, b) => b.score - a.score)) {
    const group = groups.find(([best]) => best && overlap(best, box) > SAME_FACE);
    if (group) group.push(box);
    else groups.push([box]);
  }
  return groups.map((group) => {
    const weight = group.reduce((sum, box) => sum + box.score, 0);
    const mean = (of: (box: FaceBox) => number): number => group.reduce((sum, box) => sum + box.score * of(box), 0) / weight;
    return {
      score: group[0]?.score ?? 0,
      cx: mean((box) => box.cx),
      cy: mean((box) => box.cy),
      width: mean((box) => box.width),
      height: mean((box) => box.height),
      points: Array.from({ length: 12 }, (_, k) => mean((box) => box.points[k] ?? 0)),
    };
  });
}

/** The player's face among those found: the one followed so far while it is still there, else the largest. Two people in the picture must not flip. */
export function chooseFace(faces: readonly FaceBox[], followed: FaceBox | null): FaceBox | null {
  const same =
    followed && faces.filter((face) => overlap(face, followed) > 0).toSorted((a, b) => overlap(b, followed) - overlap(a, followed))[0];
  return same || (faces.toSorted((a, b) => b.width - a.width)[0] ?? null);
}

/** Prepares the net. The returned function takes 256 × 256 RGBA pixels and gives the faces in them, best first. */
export function createBlazeFace(
  kernels: Kernels,
  graph: GraphFile,
  bytes: Uint8Array<ArrayBuffer>,
): (rgba: Uint8ClampedArray) => FaceBox[] {
  const weights = decodeWeights(
    bytes,
    graph.weightsManifest.flatMap((part) => part.weights),
  );
  const plan = createPlan(kernels);
  const input = plan.input([1, DETECTOR_SIZE, DETECTOR_SIZE, 3]);
  const values = planGraph(plan, graph.modelTopology.node, weights, input);
  const outputs = ['Identity', 'Identity_1', 'Identity_2', 'Identity_3'].map((name) => {
    const value = values.get(name);
    if (!value) throw new Error(`the face detector has no output ${name}`);
    return value;
  });
  const network = plan.prepare(input, outputs);
  const pixels = new Float32Array(DETECTOR_SIZE * DETECTOR_SIZE * 3);
  const centres = anchorCentres();
  return (rgba) => {
    for (let from = 0, to = 0; from < rgba.length; from += 4) {
      pixels[to++] = (rgba[from] ?? 0) / 127.5 - 1;
      pixels[to++] = (rgba[from + 1] ?? 0) / 127.5 - 1;
      pixels[to++] = (rgba[from + 2] ?? 0) / 127.5 - 1;
    }
    const [scores1, scores2, boxes1, boxes2] = network.run(pixels);
    if (!scores1 || !scores2 || !boxes1 || !boxes2) return [];
    const fine = readBoxes({ scores: scores1, boxes: boxes1 }, centres, 0);
    return mergeBoxes([...fine, ...readBoxes({ scores: scores2, boxes: boxes2 }, centres, scores1.length)]);
  };
}
