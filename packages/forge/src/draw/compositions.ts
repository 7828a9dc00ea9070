import type { LayoutId } from '../layouts.ts';
import type { Compose } from './frame.ts';
import { demotivator } from './layouts/demotivator.ts';
import { reaction } from './layouts/reaction.ts';
import { versus } from './layouts/versus.ts';

/** Who draws which layout. */
export const compositions: Partial<Record<LayoutId, Compose>> = { reaction, versus, demotivator };
