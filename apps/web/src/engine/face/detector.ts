import { chooseFace, createBlazeFace, DETECTOR_SIZE } from './blazeface.ts';
import { createExpressionNet, EXPRESSION_SIZE } from './expression-net.ts';
import { cropOf, letterbox } from './face-crop.ts';
import { checkPart } from './frame-check.ts';
import { openKernels } from './net/kernels.ts';
import type { FaceBox } from './blazeface.ts';
import type { WeightsFile } from './expression-net.ts';
import type { Crop } from './face-crop.ts';
import type { Finding } from './face-types.ts';
import type { GraphFile } from './net/graph.ts';

/** The downloaded files of the two networks and of the kernels that run them. */
export interface Models {
  detectorGraph: GraphFile;
  detectorWeights: Uint8Array<ArrayBuffer>;
  expressionManifest: WeightsFile;
  expressionWeights: Uint8Array<ArrayBuffer>;
  kernels: Uint8Array<ArrayBuffer>;
}

export interface Detector {
  /** Finds the player's face in a picture and reads its expression. */
  look(picture: VideoFrame | ImageBitmap): Finding;
  /** The same for somebody else's picture: the largest face in it, whoever is followed. */
  glance(picture: VideoFrame | ImageBitmap): Finding;
  /** Forgets the face followed so far. */
  reset(): void;
}

/** Prepares both networks. Runs in a worker: it needs OffscreenCanvas and takes some 20 ms per picture. */
export async function createDetector(models: Models): Promise<Detector> {
  const kernels = await openKernels(models.kernels);
  const findFaces = createBlazeFace(kernels, models.detectorGraph, models.detectorWeights);
  const readExpression = createExpressionNet(kernels, models.expressionManifest, models.expressionWeights);
  const whole = square(DETECTOR_SIZE);
  const part = square(EXPRESSION_SIZE);
  let followed: FaceBox | null = null;
  // The first run packs the weights and takes several times as long: better now than in a play.
  findFaces(whole.getImageData(0, 0, DETECTOR_SIZE, DETECTOR_SIZE).data);
  readExpression(part.getImageData(0, 0, EXPRESSION_SIZE, EXPRESSION_SIZE).data);

  const read = (picture: VideoFrame | ImageBitmap, known: FaceBox | null): { finding: Finding; face: FaceBox | null } => {
    const [width, height] = 'displayWidth' in picture ? [picture.displayWidth, picture.displayHeight] : [picture.width, picture.height];
    const box = letterbox(width, height, DETECTOR_SIZE);
    clear(whole, DETECTOR_SIZE);
    const fitted = { left: box.left, top: box.top, width: width * box.scale, height: height * box.scale };
    whole.drawImage(picture, fitted.left, fitted.top, fitted.width, fitted.height);
    const { data } = whole.getImageData(0, 0, DETECTOR_SIZE, DETECTOR_SIZE);
    const frame = checkPart(data, DETECTOR_SIZE, fitted);

    const face = chooseFace(findFaces(data), known);
    if (!face) return { finding: { face: null, expressions: null, frame }, face: null };
    const crop = cropOf(face, box);
    drawCrop(part, picture, crop);
    const expressions = readExpression(part.getImageData(0, 0, EXPRESSION_SIZE, EXPRESSION_SIZE).data);
    const [w, h] = [face.width / box.scale, face.height / box.scale];
    const x = (face.cx - box.left) / box.scale - w / 2;
    const y = (face.cy - box.top) / box.scale - h / 2;
    return { finding: { face: { x, y, width: w, height: h, score: face.score }, expressions, frame }, face };
  };

  return {
    look(picture) {
      const { finding, face } = read(picture, followed);
      followed = face ?? followed;
      return finding;
    },
    glance: (picture) => read(picture, null).finding,
    reset: () => void (followed = null),
  };
}

function square(size: number): OffscreenCanvasRenderingContext2D {
  // Read back for every frame: without this hint the canvas lives on the GPU and each reading waits for it.
  const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true, alpha: false });
  if (!context) throw new Error('this browser has no 2D canvas in workers');
  context.imageSmoothingQuality = 'medium';
  return context;
}

function clear(context: OffscreenCanvasRenderingContext2D, size: number): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#000';
  context.fillRect(0, 0, size, size);
}

/** Draws the face upright into the middle, as large as it fits; what lies outside its box stays black. */
function drawCrop(context: OffscreenCanvasRenderingContext2D, picture: CanvasImageSource, { cx, cy, width, height, angle }: Crop): void {
  const [scale, middle] = [EXPRESSION_SIZE / Math.max(width, height), EXPRESSION_SIZE / 2];
  clear(context, EXPRESSION_SIZE);
  context.save();
  context.beginPath();
  context.rect(middle - (width * scale) / 2, middle - (height * scale) / 2, width * scale, height * scale);
  context.clip();
  context.translate(middle, middle);
  context.scale(scale, scale);
  context.rotate(-angle);
  context.translate(-cx, -cy);
  context.drawImage(picture, 0, 0);
  context.restore();
}
