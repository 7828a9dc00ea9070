import { EMOTIONS } from './face-types.ts';
import { createPlan } from './net/plan.ts';
import { decodeWeights } from './net/weights.ts';
import type { Expressions } from './face-types.ts';
import type { Kernels } from './net/kernels.ts';
import type { Value } from './net/plan.ts';
import type { Weight, WeightSpec } from './net/weights.ts';

/** The expression net looks at a square picture of this many pixels a side. */
export const EXPRESSION_SIZE = 112;

const MEAN_RGB = [122.782, 117.001, 104.298] as const;
const CELLS = 49; // 7 × 7, what is left of 112 × 112 after four halvings
const CHANNELS = 256;

export type WeightsFile = { weights: WeightSpec[] }[];

/**
 * Prepares face-api's expression net (four dense blocks of four separable convolutions, an average and one layer of seven).
 * The returned function takes 112 × 112 RGBA pixels of a face.
 */
export function createExpressionNet(
  kernels: Kernels,
  manifest: WeightsFile,
  bytes: Uint8Array<ArrayBuffer>,
): (rgba: Uint8ClampedArray) => Expressions {
  const weights = decodeWeights(
    bytes,
    manifest.flatMap((part) => part.weights),
  );
  const weight = (name: string): Weight => {
    const found = weights.get(name);
    if (!found) throw new Error(`the expression net has no ${name}`);
    return found;
  };
  const plan = createPlan(kernels);
  const input = plan.input([1, EXPRESSION_SIZE, EXPRESSION_SIZE, 3]);

  const separable = (x: Value, name: string, stride: number, relu = false): Value => {
    const deep = plan.depthwise(x, weight(`${name}/depthwise_filter`), null, { stride, same: true, relu: false });
    return plan.conv(deep, weight(`${name}/pointwise_filter`), weight(`${name}/bias`), { stride: 1, same: true, relu });
  };
  const block = (x: Value, name: string): Value => {
    const one =
      name === 'dense0'
        ? plan.conv(x, weight('dense0/conv0/filters'), weight('dense0/conv0/bias'), { stride: 2, same: true, relu: true })
        : separable(x, `${name}/conv0`, 2, true);
    const two = separable(one, `${name}/conv1`, 1);
    const three = separable(plan.relu(plan.add(one, two)), `${name}/conv2`, 1);
    const sum = plan.add(plan.add(one, two), three);
    const four = separable(plan.relu(sum), `${name}/conv3`, 1);
    return plan.relu(plan.add(sum, four));
  };
  const output = ['dense0', 'dense1', 'dense2', 'dense3'].reduce(block, input);
  const network = plan.prepare(input, [output]);
  const [layer, bias] = [weight('fc/weights').values, weight('fc/bias').values];
  const pixels = new Float32Array(EXPRESSION_SIZE * EXPRESSION_SIZE * 3);

  return (rgba) => {
    for (let from = 0, to = 0; from < rgba.length; from += 4) {
      for (let c = 0; c < 3; c++) pixels[to++] = ((rgba[from + c] ?? 0) - (MEAN_RGB[c] ?? 0)) / 255;
    }
    const [features] = network.run(pixels);
    const logits = Float32Array.from(bias);
    for (let channel = 0; features && channel < CHANNELS; channel++) {
      let sum = 0;
      for (let cell = 0; cell < CELLS; cell++) sum += features[cell * CHANNELS + channel] ?? 0;
      for (let k = 0; k < logits.length; k++) logits[k] = (logits[k] ?? 0) + (sum / CELLS) * (layer[channel * logits.length + k] ?? 0);
    }
    return softmax(logits);
  };
}

function softmax(logits: Float32Array): Expressions {
  const top = Math.max(...logits);
  const powers = [...logits].map((value) => Math.exp(value - top));
  const sum = powers.reduce((a, b) => a + b, 0);
  return Object.fromEntries(EMOTIONS.map((emotion, k) => [emotion, (powers[k] ?? 0) / sum])) as Expressions;
}
