/** Made by the `faceModels` Vite plugin: where the model files are served and how large they are. */
declare module 'virtual:face-models' {
  export const modelFiles: import('./messages.ts').ModelFiles;
}
declare module '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm.js' {
  const factory: unknown;
  export default factory;
}
