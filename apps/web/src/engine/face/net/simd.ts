/** The smallest module with a SIMD instruction in it: `i8x16.splat` and `i8x16.popcnt`. */
const PROBE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

/** Whether this browser's WebAssembly knows SIMD (all since Chrome 91, Firefox 89, Safari 16.4). */
export const hasSimd = (): boolean => WebAssembly.validate(new Uint8Array(PROBE));
