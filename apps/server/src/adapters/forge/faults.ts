import { ForgeFailed, type ForgeFault } from '../../ports/forge.ts';
import { apiFaultOf } from '../openai/faults.ts';

/** Takes what making a meme threw; returns what is wrong, as far as players and operators need to know. */
export const faultOf = (error: unknown): ForgeFault => (error instanceof ForgeFailed ? error.fault : apiFaultOf(error));
