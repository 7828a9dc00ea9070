import { DemoScreen } from '../features/demo/demo-screen.tsx';
import { Round1Stage } from '../features/round1/round1-stage.tsx';
import { RoundResult } from '../features/round1/round-result.tsx';
import { CameraDialog } from '../features/round1/stage-dialogs.tsx';
import { SoundDialog } from '../stage/sound-dialog.tsx';
import { Frame } from './frame.tsx';

const stage = { Stage: Round1Stage, Result: RoundResult, SoundDialog, CameraDialog };

/** /play?demo=true: the demo on the stage of round 1. */
export function DemoRoute() {
  return <DemoScreen stage={stage} Page={Frame} />;
}
