/** One weight as the network reads it. */
export interface Weight {
  shape: number[];
  values: Float32Array;
}

/** One entry of TensorFlow.js' weights manifest, as far as the shipped models use it. */
export interface WeightSpec {
  name: string;
  shape: number[];
  dtype: string;
  quantization?: { dtype: string; scale: number; min: number };
}

/** Cuts a model's `.bin` into its weights; 8-bit weights become floats again. Integers (shapes, paddings) come as floats too. */
export function decodeWeights(bytes: Uint8Array<ArrayBuffer>, specs: readonly WeightSpec[]): Map<string, Weight> {
  const weights = new Map<string, Weight>();
  let offset = 0;
  for (const { name, shape, dtype, quantization } of specs) {
    const size = shape.reduce((product, n) => product * n, 1);
    const stored = quantization?.dtype ?? dtype;
    const width = stored === 'uint8' ? 1 : 4;
    // A copy, because the floats of a packed file need not lie on addresses divisible by four.
    const part = bytes.slice(offset, offset + size * width);
    if (part.length !== size * width) throw new Error(`weights end before ${name}`);
    weights.set(name, { shape, values: toFloats(part, stored, quantization) });
    offset += size * width;
  }
  return weights;
}

function toFloats(part: Uint8Array<ArrayBuffer>, stored: string, quantization: WeightSpec['quantization']): Float32Array {
  switch (stored) {
    case 'float32':
      return new Float32Array(part.buffer);
    case 'int32':
      return Float32Array.from(new Int32Array(part.buffer));
    case 'uint8': {
      const { scale, min } = quantization ?? { scale: 1, min: 0 };
      return Float32Array.from(part, (value) => value * scale + min);
    }
    default:
      throw new Error(`unknown kind of weights: ${stored}`);
  }
}
