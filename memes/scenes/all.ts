import type { Scene } from '../scene.ts';
import { breadNews } from './bread-news.ts';
import { breathing } from './breathing.ts';
import { grandOpera } from './grand-opera.ts';
import { planetLivingRoom } from './planet-living-room.ts';

/** The deck, in its order. */
export const scenes: readonly Scene[] = [planetLivingRoom, grandOpera, breadNews, breathing];
