import wasmModule from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm.js';

/** A tensor in the memory of the WASM module: always float32 and NHWC, one picture at a time. */
export interface Tensor {
  readonly id: number;
  readonly offset: number;
  readonly shape: readonly number[];
}

/** What a convolution needs to know beside its tensors. */
export interface ConvShape {
  stride: number;
  same: boolean;
  relu: boolean;
}

/** The part of the module's exports that is used. Signatures as in tfjs-backend-wasm's `dist/kernels/*.js`; shapes are passed as pointers. */
interface Module {
  HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(offset: number): void;
  _init(): void;
  _register_tensor(id: number, size: number, offset: number): void;
  _FusedConv2D(...numbers: number[]): void;
  _FusedDepthwiseConv2D(...numbers: number[]): void;
  _MaxPool(...numbers: number[]): void;
  _PadV2(...numbers: number[]): void;
  _Add(...numbers: number[]): void;
  _Relu(x: number, dtype: number, out: number): void;
}

type Factory = (config: {
  instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => object;
}) => Promise<Module>;

const FLOAT32 = 0;
const RELU = 1;

/**
 * The convolution kernels of TensorFlow.js' WASM backend, called directly. Its JavaScript (engine, tidy, tensors, op registry, graph executor)
 * is not needed for two networks of fixed shapes, and left out it saves a good 100 KB and its work per operation.
 */
export interface Kernels {
  /** Memory for `size` floats, as a tensor of that shape. */
  alloc(shape: readonly number[]): Tensor;
  /** Another shape over the same memory. */
  reshape(tensor: Tensor, shape: readonly number[]): Tensor;
  write(tensor: Tensor, values: Float32Array): void;
  /** The tensor's floats in place: valid until the next `alloc`, which may move the memory. */
  view(tensor: Tensor): Float32Array;
  /** Each of these prepares one operation into `out` and returns what runs it. */
  conv(x: Tensor, filter: Tensor, bias: Tensor | null, shape: ConvShape, out: Tensor): () => void;
  depthwise(x: Tensor, filter: Tensor, bias: Tensor | null, shape: ConvShape, out: Tensor): () => void;
  maxPool(x: Tensor, size: number, stride: number, out: Tensor): () => void;
  padChannels(x: Tensor, out: Tensor): () => void;
  add(a: Tensor, b: Tensor, out: Tensor): () => void;
  relu(x: Tensor, out: Tensor): () => void;
}

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, n) => product * n, 1);

/** TensorFlow's SAME padding on one axis: [before, after]. */
export function samePadding(input: number, kernel: number, stride: number): [number, number] {
  const total = Math.max((Math.ceil(input / stride) - 1) * stride + kernel - input, 0);
  return [Math.floor(total / 2), total - Math.floor(total / 2)];
}

const four = (shape: readonly number[]): [number, number, number, number] => {
  const [n, h, w, c] = shape;
  if (n === undefined || h === undefined || w === undefined || c === undefined) throw new Error(`not a picture: [${shape.join()}]`);
  return [n, h, w, c];
};

/** Opens the kernels over a downloaded `tfjs-backend-wasm(-simd).wasm`. */
export async function openKernels(wasm: Uint8Array<ArrayBuffer>): Promise<Kernels> {
  let refuse: (reason: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (refuse = reject));
  const factory = wasmModule as unknown as Factory;
  const opened = factory({
    instantiateWasm: (imports, done) => {
      WebAssembly.instantiate(wasm, imports).then(({ instance }) => done(instance), refuse);
      return {};
    },
  });
  // Emscripten's promise is a thenable that resolves to itself: awaiting it inside a race would never end, an object around it does.
  const module = (await Promise.race([new Promise<{ it: Module }>((resolve) => void opened.then((it) => resolve({ it }))), failed])).it;
  module._init();

  let nextId = 1; // 0 stands for "no tensor"
  const register = (offset: number, shape: readonly number[]): Tensor => {
    const id = nextId++;
    module._register_tensor(id, sizeOf(shape), offset);
    return { id, offset, shape };
  };
  const ints = (values: readonly number[]): number => {
    const offset = module._malloc(values.length * 4);
    module.HEAPU8.set(new Uint8Array(new Int32Array(values).buffer), offset);
    return offset;
  };
  const convArgs = (x: Tensor, filter: Tensor, bias: Tensor | null, { stride, same, relu }: ConvShape, out: Tensor): number[] => {
    const [batch, height, width, channels] = four(x.shape);
    const [kh, kw] = four(filter.shape);
    const [top, bottom] = same ? samePadding(height, kh, stride) : [0, 0];
    const [left, right] = same ? samePadding(width, kw, stride) : [0, 0];
    const sizes = [x.id, batch, height, width, filter.id, kh, kw, bias?.id ?? 0, top, right, bottom, left, same ? 1 : 0];
    return [...sizes, 1, 1, stride, stride, channels, four(out.shape)[3], relu ? RELU : 0, 0, 0, out.id];
  };

  return {
    alloc: (shape) => register(module._malloc(sizeOf(shape) * 4), shape),
    reshape: (tensor, shape) => register(tensor.offset, shape),
    write: (tensor, values) => module.HEAPU8.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), tensor.offset),
    view: (tensor) => new Float32Array(module.HEAPU8.buffer, tensor.offset, sizeOf(tensor.shape)),
    conv(x, filter, bias, shape, out) {
      const args = convArgs(x, filter, bias, shape, out);
      return () => module._FusedConv2D(...args);
    },
    depthwise(x, filter, bias, shape, out) {
      const args = convArgs(x, filter, bias, shape, out);
      return () => module._FusedDepthwiseConv2D(...args);
    },
    maxPool(x, size, stride, out) {
      const [batch, height, width, channels] = four(x.shape);
      const [top, bottom] = samePadding(height, size, stride);
      const [left, right] = samePadding(width, size, stride);
      const args = [x.id, batch, height, width, size, size, top, right, bottom, left, 1, 1, stride, stride, channels, channels, out.id];
      return () => module._MaxPool(...args);
    },
    padChannels(x, out) {
      const shape = ints(x.shape);
      const before = ints(x.shape.map(() => 0));
      const after = ints(x.shape.map((n, axis) => (out.shape[axis] ?? 0) - n));
      return () => module._PadV2(x.id, shape, x.shape.length, FLOAT32, before, after, 0, out.id);
    },
    add(a, b, out) {
      const [shapeA, shapeB] = [ints(a.shape), ints(b.shape)];
      return () => module._Add(a.id, shapeA, a.shape.length, b.id, shapeB, b.shape.length, FLOAT32, out.id);
    },
    relu: (x, out) => () => module._Relu(x.id, FLOAT32, out.id),
  };
}
