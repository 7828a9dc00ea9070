import { beforeAll, describe, expect, it } from 'vitest';
import { readModels } from './face-models.ts';
import { openKernels, samePadding } from '../src/engine/face/net/kernels.ts';
import { createPlan } from '../src/engine/face/net/plan.ts';
import { planGraph } from '../src/engine/face/net/graph.ts';
import { decodeWeights } from '../src/engine/face/net/weights.ts';
import { createBlazeFace, DETECTOR_SIZE } from '../src/engine/face/blazeface.ts';
import { createExpressionNet, EXPRESSION_SIZE } from '../src/engine/face/expression-net.ts';
import type { ModelName } from './face-models.ts';
import type { WeightsFile } from '../src/engine/face/expression-net.ts';
import type { GraphFile, GraphNode } from '../src/engine/face/net/graph.ts';
import type { ConvShape, Kernels } from '../src/engine/face/net/kernels.ts';
import type { Weight } from '../src/engine/face/net/weights.ts';

const models = readModels();
const contentOf = (name: ModelName): Uint8Array<ArrayBuffer> => Uint8Array.from(models[name].content);
const jsonOf = <File>(name: ModelName): File => JSON.parse(new TextDecoder().decode(contentOf(name))) as File;

let kernels: Kernels;
beforeAll(async () => {
  kernels = await openKernels(contentOf('kernels'));
});

const numbers = (count: number, of: (index: number) => number): Float32Array =>
  Float32Array.from({ length: count }, (_, index) => of(index));
const wave = (count: number, step: number): Float32Array => numbers(count, (index) => Math.sin(index * step));

/** A convolution as in the textbook. `depthwise`: every channel has its own filter. */
function textbook(x: Float32Array, side: number, channels: number, filter: Weight, how: ConvShape, depthwise: boolean): number[] {
  const [kernel = 0, , , perOutput = 0] = filter.shape;
  const outChannels = depthwise ? channels : perOutput;
  const [before, afterwards] = how.same ? samePadding(side, kernel, how.stride) : [0, 0];
  const outSide = Math.floor((side + before + afterwards - kernel) / how.stride) + 1;
  const out: number[] = [];
  for (let oy = 0; oy < outSide; oy++) {
    for (let ox = 0; ox < outSide; ox++) {
      for (let oc = 0; oc < outChannels; oc++) {
        let sum = 0;
        for (let ky = 0; ky < kernel; ky++) {
          for (let kx = 0; kx < kernel; kx++) {
            const [y, column] = [oy * how.stride + ky - before, ox * how.stride + kx - before];
            if (y < 0 || y >= side || column < 0 || column >= side) continue;
            for (let c = 0; c < channels; c++) {
              if (depthwise && c !== oc) continue;
              const weight = depthwise
                ? filter.values[(ky * kernel + kx) * channels + c]
                : filter.values[((ky * kernel + kx) * channels + c) * outChannels + oc];
              sum += (x[(y * side + column) * channels + c] ?? 0) * (weight ?? 0);
            }
          }
        }
        out.push(how.relu ? Math.max(0, sum) : sum);
      }
    }
  }
  return out;
}

/** The largest difference between what came out and what the textbook says. */
const farthest = (actual: Float32Array | undefined, wanted: readonly number[]): number =>
  actual?.length === wanted.length ? Math.max(...wanted.map((value, index) => Math.abs(value - (actual[index] ?? NaN)))) : NaN;

describe('one operation', () => {
  it.each([
    { stride: 1, same: true, relu: false },
    { stride: 2, same: true, relu: true },
    { stride: 2, same: false, relu: false },
  ])('convolves as the textbook does (%o)', (how) => {
    const [x, filter] = [wave(8 * 8 * 3, 0.7), { shape: [3, 3, 3, 4], values: wave(108, 1.3) }];
    const plan = createPlan(kernels);
    const input = plan.input([1, 8, 8, 3]);
    const output = plan.conv(input, filter, { shape: [4], values: new Float32Array(4) }, how);
    expect(farthest(plan.prepare(input, [output]).run(x)[0], textbook(x, 8, 3, filter, how, false))).toBeLessThan(1e-4);
  });

  it.each([
    { stride: 1, same: true, relu: false },
    { stride: 2, same: true, relu: false },
  ])('convolves every channel for itself (%o)', (how) => {
    const [x, filter] = [wave(8 * 8 * 4, 0.7), { shape: [3, 3, 4, 1], values: wave(36, 1.3) }];
    const plan = createPlan(kernels);
    const input = plan.input([1, 8, 8, 4]);
    const output = plan.depthwise(input, filter, null, how);
    expect(farthest(plan.prepare(input, [output]).run(x)[0], textbook(x, 8, 4, filter, how, true))).toBeLessThan(1e-4);
  });

  it('takes the largest of four, adds, rectifies, pads channels and reshapes', () => {
    const plan = createPlan(kernels);
    const input = plan.input([1, 2, 2, 1]);
    const pooled = plan.maxPool(input, 2, 2);
    const outputs = [plan.add(input, input), plan.relu(input), plan.padChannels(pooled, 3), plan.reshape(input, [1, 4, 1])];
    const results = plan.prepare(input, outputs).run(Float32Array.of(-1, 2, 3, -4));
    expect(results.map((result) => [...result])).toEqual([
      [-2, 4, 6, -8],
      [0, 2, 3, 0],
      [3, 0, 0],
      [-1, 2, 3, -4],
    ]);
  });
});

describe('a network', () => {
  it('gives memory on without mixing values up, run after run', () => {
    const plan = createPlan(kernels);
    const input = plan.input([1, 4, 4, 2]);
    let value = input;
    for (let depth = 0; depth < 6; depth++) value = plan.relu(plan.add(value, plan.relu(value)));
    const network = plan.prepare(input, [value, input]);
    for (const factor of [1, 3]) {
      const [result, kept] = network.run(numbers(32, (index) => factor * index));
      expect([...(result ?? [])]).toEqual(Array.from({ length: 32 }, (_, index) => 64 * factor * index));
      expect([...(kept ?? [])]).toEqual(Array.from({ length: 32 }, (_, index) => factor * index));
    }
  });

  it('is read from a graph file', () => {
    const base64 = (text: string): string => btoa(text);
    const nodes: GraphNode[] = [
      { name: 'input', op: 'Placeholder' },
      { name: 'w', op: 'Const' },
      { name: 'b', op: 'Const' },
      {
        name: 'conv',
        op: '_FusedConv2D',
        input: ['input', 'w', 'b'],
        attr: {
          strides: { list: { i: ['1', '1', '1', '1'] } },
          padding: { s: base64('VALID') },
          fused_ops: { list: { s: [base64('BiasAdd'), base64('Relu')] } },
        },
      },
      { name: 'result', op: 'Identity', input: ['conv'] },
    ];
    const weights = new Map<string, Weight>([
      ['w', { shape: [1, 1, 1, 1], values: Float32Array.of(2) }],
      ['b', { shape: [1], values: Float32Array.of(-3) }],
    ]);
    const plan = createPlan(kernels);
    const input = plan.input([1, 2, 2, 1]);
    const result = planGraph(plan, nodes, weights, input).get('result');
    expect(result && [...(plan.prepare(input, [result]).run(Float32Array.of(1, 2, 3, 4))[0] ?? [])]).toEqual([0, 1, 3, 5]);
    expect(() => planGraph(plan, [{ name: 'x', op: 'Erf', input: ['input'] }], weights, input)).toThrow('Erf');
  });
});

describe('weights', () => {
  it('become floats, whatever they are stored as', () => {
    const bytes = new Uint8Array([0, 255, ...new Uint8Array(Float32Array.of(1.5).buffer), ...new Uint8Array(Int32Array.of(-7).buffer)]);
    const weights = decodeWeights(bytes, [
      { name: 'small', shape: [2], dtype: 'float32', quantization: { dtype: 'uint8', scale: 0.1, min: -1 } },
      { name: 'plain', shape: [1], dtype: 'float32' },
      { name: 'whole', shape: [1], dtype: 'int32' },
    ]);
    expect([...(weights.get('small')?.values ?? [])]).toEqual([-1, 24.5]);
    expect([...(weights.get('plain')?.values ?? [])]).toEqual([1.5]);
    expect([...(weights.get('whole')?.values ?? [])]).toEqual([-7]);
  });

  it('refuse a file that ends too early, and kinds they do not know', () => {
    expect(() => decodeWeights(new Uint8Array(3), [{ name: 'w', shape: [1], dtype: 'float32' }])).toThrow('end before w');
    expect(() => decodeWeights(new Uint8Array(4), [{ name: 'w', shape: [1], dtype: 'complex64' }])).toThrow('complex64');
  });
});

describe('the models as served', () => {
  it('find no face on a blank wall', () => {
    const findFaces = createBlazeFace(kernels, jsonOf<GraphFile>('detectorGraph'), contentOf('detectorWeights'));
    expect(findFaces(new Uint8ClampedArray(4 * DETECTOR_SIZE ** 2).fill(160))).toEqual([]);
  });

  it('read shares that make a whole', () => {
    const read = createExpressionNet(kernels, jsonOf<WeightsFile>('expressionManifest'), contentOf('expressionWeights'));
    const shares = read(new Uint8ClampedArray(4 * EXPRESSION_SIZE ** 2).fill(160));
    expect(Object.values(shares).reduce((a, b) => a + b)).toBeCloseTo(1, 6);
  });

  it('spec §7 Other: come from /models, with a hash of their content in their names [7.56]', () => {
    for (const { url } of Object.values(models)) expect(url).toMatch(/^\/models\/[a-z0-9_-]+-[0-9a-f]{10}\.(json|bin|wasm)$/);
  });
});
