export { openArtist } from './draw/artist.ts';
export type { Artist, DrawOptions, LaidOut } from './draw/artist.ts';
export { layouts } from './layouts.ts';
export type { LayoutId } from './layouts.ts';
export type { Meaning, Plan, Wish } from './plan.ts';
