/** Where the engine's artwork lies; adapters' tests may not ask the server's wiring. */
export { forgeArt } from '../src/paths.ts';
