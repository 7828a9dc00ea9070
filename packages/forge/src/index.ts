export { layouts } from './layouts.ts';
export type { LayoutId } from './layouts.ts';
export type { Meaning, Plan, Wish } from './plan.ts';
