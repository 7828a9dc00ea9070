export { openArtist } from './draw/artist.ts';
export type { Artist, DrawOptions, LaidOut } from './draw/artist.ts';
export { layouts } from './layouts.ts';
export type { LayoutId } from './layouts.ts';
export type { Meaning, Plan, Wish } from './plan.ts';
export { compose } from './write/compose.ts';
export { describe } from './write/describe.ts';
export { fromTexts, promptForModel } from './write/model.ts';
export type { ModelPrompt } from './write/model.ts';
