import type { Mesh } from '../engine/peers/mesh-types.ts';

/** By then the models are loaded whatever is missing: nobody plays without a detector for much longer than their start takes. */
const BOUND_MS = 1_500;

/**
 * When the detector's models are loaded, which take a processor for a second or two: at once; but who comes `back` into a match, where the others wait
 * for their picture, lets the pictures come first. Returns a function that takes what to do then, once, and returns how to give it up.
 */
export function afterPictures(mesh: Pick<Mesh, 'getState' | 'subscribe'>, back: boolean): (act: () => void) => () => void {
  let waits = back;
  return (act) => {
    if (!waits || mesh.getState().streams > 0) {
      act();
      return () => {};
    }
    const off = mesh.subscribe(({ streams }) => streams > 0 && go());
    const timer = setTimeout(() => go(), BOUND_MS);
    const stop = (): void => {
      off();
      clearTimeout(timer);
    };
    const go = (): void => {
      waits = false;
      stop();
      act();
    };
    return stop;
  };
}
