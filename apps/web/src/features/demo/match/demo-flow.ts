import { cameraText } from '../../../engine/camera/camera-texts.ts';
import type { CameraState, CameraStatus } from '../../../engine/camera/camera-types.ts';
import { createPatchStore } from '../../../engine/socket/store.ts';
import type { ReadableStore } from '../../../engine/socket/store.ts';
import type { DemoDeck } from './deck.ts';
import { createDemoSession } from './demo-session.ts';
import type { DemoParts, DemoSession } from './demo-session.ts';

/** What keeps the demo from beginning. */
export type Trouble = { what: 'camera'; status: CameraStatus; text: string } | { what: 'models' | 'deck' };

export type DemoState =
  | { step: 'intro' }
  | { step: 'preparing'; plays: boolean }
  | { step: 'trouble'; plays: boolean; trouble: Trouble }
  | { step: 'on'; session: DemoSession };

/** From the explanation to the stage and back. The camera is asked for by `begin(true)` and by nothing else. */
export interface DemoFlow extends ReadableStore<{ now: DemoState }> {
  readonly parts: DemoParts;
  /** Fetches the clips, and, if the guest plays, opens the camera and loads the detector; then the demo begins. */
  begin(plays: boolean): Promise<void>;
  /** Back to the explanation; the camera is off then. */
  back(): void;
  close(): void;
}

interface DemoFlowOptions extends DemoParts {
  fetchDeck: () => Promise<DemoDeck>;
  /** Names the chances of the next demo. */
  seed?: () => number;
}

const randomSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

/** The detector watches whatever the camera shows. */
function watchCamera({ camera, face }: DemoParts): () => void {
  const watch = (state: CameraState, before?: CameraState): void => {
    if (state.stream === before?.stream) return;
    const track = state.stream?.getVideoTracks()[0];
    if (track) face.watch(track);
    else face.stop();
  };
  watch(camera.getState());
  return camera.subscribe(watch);
}

export function createDemoFlow({ fetchDeck, seed = randomSeed, ...parts }: DemoFlowOptions): DemoFlow {
  const { camera, face, sound } = parts;
  const { store, patch } = createPatchStore<{ now: DemoState }>({ now: { step: 'intro' } });
  const unwatch = watchCamera(parts);
  let turn = 0;
  let deck: DemoDeck | null = null;

  const end = (): void => {
    turn++;
    const { now } = store.getState();
    if (now.step === 'on') now.session.close();
    camera.stop();
  };
  /** What is missing before it can begin, one thing after the other; null when nothing is. */
  const prepare = async (plays: boolean): Promise<Trouble | null> => {
    const clips = fetchDeck().then(
      (fetched) => (deck = fetched),
      () => null,
    );
    const models = plays
      ? face.load().then(
          () => true,
          () => false,
        )
      : Promise.resolve(true);
    if (plays) {
      const { status } = await camera.open();
      if (status !== 'live') return { what: 'camera', status, text: cameraText(status, 'round1') ?? '' };
    }
    if (!(await models)) return { what: 'models' };
    return (await clips) ? null : { what: 'deck' };
  };

  return {
    ...store,
    parts,
    begin: async (plays) => {
      end();
      const mine = turn;
      sound.unlock();
      patch({ now: { step: 'preparing', plays } });
      const trouble = await prepare(plays);
      if (mine !== turn) return;
      if (trouble || !deck) {
        camera.stop();
        return patch({ now: { step: 'trouble', plays, trouble: trouble ?? { what: 'deck' } } });
      }
      patch({ now: { step: 'on', session: createDemoSession({ ...parts, seed: seed(), plays, deck }) } });
    },
    back: () => {
      end();
      patch({ now: { step: 'intro' } });
    },
    close: () => {
      end();
      unwatch();
      face.stop();
      camera.close();
    },
  };
}
