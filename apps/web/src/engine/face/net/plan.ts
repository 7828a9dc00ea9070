import { samePadding } from './kernels.ts';
import type { ConvShape, Kernels, Tensor } from './kernels.ts';
import type { Weight } from './weights.ts';

/** A value that will exist when the plan runs: its place in memory is decided at the end. */
export interface Value {
  readonly shape: readonly number[];
  /** Reshapes share the memory of what they reshape. */
  readonly of?: Value;
}

interface Step {
  inputs: Value[];
  output: Value;
  prepare: (inputs: Tensor[], output: Tensor) => () => void;
}

/** A network of fixed shapes, written down operation by operation and then prepared once for all frames. */
export interface Plan {
  input(shape: readonly number[]): Value;
  conv(x: Value, filter: Weight, bias: Weight | null, shape: ConvShape): Value;
  depthwise(x: Value, filter: Weight, bias: Weight | null, shape: ConvShape): Value;
  maxPool(x: Value, size: number, stride: number): Value;
  padChannels(x: Value, channels: number): Value;
  add(a: Value, b: Value): Value;
  relu(x: Value): Value;
  reshape(x: Value, shape: readonly number[]): Value;
  prepare(input: Value, outputs: readonly Value[]): Network;
}

interface Network {
  /** Runs on the input's floats; the outputs are views, valid until the next run. */
  run(input: Float32Array): Float32Array[];
}

const rootOf = (value: Value): Value => (value.of ? rootOf(value.of) : value);
const sizeOf = (value: Value): number => value.shape.reduce((product, n) => product * n, 1);
const at = (shape: readonly number[], axis: number): number => {
  const n = shape[axis];
  if (n === undefined) throw new Error(`no axis ${axis} in [${shape.join()}]`);
  return n;
};
const outSize = (input: number, kernel: number, stride: number, same: boolean): number => {
  const padding = same ? samePadding(input, kernel, stride).reduce((a, b) => a + b) : 0;
  return Math.floor((input + padding - kernel) / stride) + 1;
};

export function createPlan(kernels: Kernels): Plan {
  const steps: Step[] = [];
  const step = (inputs: Value[], shape: readonly number[], prepare: Step['prepare']): Value => {
    const output = { shape };
    steps.push({ inputs, output, prepare });
    return output;
  };
  const constant = (weight: Weight): Tensor => {
    const tensor = kernels.alloc(weight.shape);
    kernels.write(tensor, weight.values);
    return tensor;
  };
  const convolution = (kind: 'conv' | 'depthwise') => (x: Value, filter: Weight, bias: Weight | null, how: ConvShape) => {
    const [f, b] = [constant(filter), bias && constant(bias)];
    const height = outSize(at(x.shape, 1), at(filter.shape, 0), how.stride, how.same);
    const width = outSize(at(x.shape, 2), at(filter.shape, 1), how.stride, how.same);
    const channels = kind === 'conv' ? at(filter.shape, 3) : at(x.shape, 3);
    return step([x], [1, height, width, channels], ([tx], out) => kernels[kind](tx as Tensor, f, b, how, out));
  };

  return {
    input: (shape) => ({ shape }),
    conv: convolution('conv'),
    depthwise: convolution('depthwise'),
    maxPool(x, size, stride) {
      const shape = [1, outSize(at(x.shape, 1), size, stride, true), outSize(at(x.shape, 2), size, stride, true), at(x.shape, 3)];
      return step([x], shape, ([tx], out) => kernels.maxPool(tx as Tensor, size, stride, out));
    },
    padChannels: (x, channels) => step([x], [...x.shape.slice(0, 3), channels], ([tx], out) => kernels.padChannels(tx as Tensor, out)),
    add: (a, b) => step([a, b], a.shape, ([ta, tb], out) => kernels.add(ta as Tensor, tb as Tensor, out)),
    relu: (x) => step([x], x.shape, ([tx], out) => kernels.relu(tx as Tensor, out)),
    reshape: (x, shape) => ({ shape, of: x }),
    prepare(input, outputs) {
      const { tensorOf, run } = place(kernels, steps, input, outputs);
      return {
        run(values) {
          kernels.write(tensorOf(input), values);
          for (const operation of run) operation();
          return outputs.map((output) => kernels.view(tensorOf(output)));
        },
      };
    },
  };
}

/** Gives every value its memory. A value's memory is given on as soon as nobody reads it any more, which keeps the whole net in the cache. */
function place(kernels: Kernels, steps: readonly Step[], input: Value, outputs: readonly Value[]) {
  const lastUse = new Map<Value, number>();
  steps.forEach((step, index) => step.inputs.forEach((value) => lastUse.set(rootOf(value), index)));
  for (const output of outputs) lastUse.set(rootOf(output), Infinity);
  lastUse.set(input, Infinity);

  const memory = new Map<Value, Tensor>([[input, kernels.alloc(input.shape)]]);
  const free = new Map<number, Tensor[]>();
  const tensorOf = (value: Value): Tensor => {
    const known = memory.get(value);
    if (known) return known;
    if (!value.of) throw new Error('a value is read before it is computed');
    const tensor = kernels.reshape(tensorOf(value.of), value.shape);
    memory.set(value, tensor);
    return tensor;
  };

  const run = steps.map((step, index) => {
    const reused = free.get(sizeOf(step.output))?.pop();
    memory.set(step.output, reused ? kernels.reshape(reused, step.output.shape) : kernels.alloc(step.output.shape));
    const operation = step.prepare(step.inputs.map(tensorOf), tensorOf(step.output));
    for (const value of new Set(step.inputs.map(rootOf))) {
      if (lastUse.get(value) !== index) continue;
      const size = sizeOf(value);
      free.set(size, [...(free.get(size) ?? []), tensorOf(value)]);
    }
    return operation;
  });
  return { tensorOf, run };
}
