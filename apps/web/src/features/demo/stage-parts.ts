import type { ComponentType } from 'react';
import type { CameraState } from '../../engine/camera/camera-types.ts';
import type { Volumes } from '../../engine/sound/sound.ts';
import type { ResultProps, StageProps } from '../../stage/stage-props.ts';

/** The demo is played on the stage of round 1: `app` introduces them, for features do not know each other. */
export interface StageParts {
  Stage: ComponentType<StageProps>;
  Result: ComponentType<ResultProps>;
  SoundDialog: ComponentType<{ volumes: Volumes; onChange: (change: Partial<Volumes>) => void; onClose: () => void }>;
  CameraDialog: ComponentType<{
    camera: CameraState;
    onChoose: (deviceId: string) => void;
    onRestart: () => void;
    onClose: () => void;
  }>;
}
