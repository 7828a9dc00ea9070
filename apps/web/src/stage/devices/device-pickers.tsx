import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { deviceChoices } from '../../engine/camera/device-choices.ts';
import type { DeviceChoices, DeviceKind } from '../../engine/camera/device-choices.ts';
import { createDeviceList } from '../../engine/camera/device-list.ts';
import type { CameraDevice } from '../../engine/camera/camera-types.ts';
import { deviceTexts as t } from '../../texts/devices.ts';
import { DeviceSelect } from './device-select.tsx';

interface DevicePickersProps {
  /** the camera that is on now; its names and ids come with it */
  inUse?: string | null;
  /** whether a round will ask for the microphone; without it one is offered only where the browser has said yes already */
  needsMicrophone?: boolean;
  /** the microphone has been given meanwhile: its names came with that */
  heard?: boolean;
  /** where the choice is kept; the page's own unless told */
  choices?: DeviceChoices;
}

function useDeviceList(inUse: string | null, heard: boolean) {
  const [list, setList] = useState<ReturnType<typeof createDeviceList> | null>(null);
  useEffect(() => {
    const fresh = createDeviceList();
    setList(fresh);
    return () => fresh.close();
  }, []);
  useEffect(() => {
    if (inUse !== null || heard) void list?.refresh();
  }, [list, inUse, heard]);
  return list;
}

/** Takes the devices, the choice and what is on; returns the id to show as chosen: an unplugged choice is shown as the browser's own. */
const shown = (devices: readonly CameraDevice[], chosen: string | null, inUse: string | null): string =>
  [chosen, inUse].find((id) => devices.some((device) => device.deviceId === id)) ?? '';

function Pickers({
  list,
  inUse,
  needsMicrophone,
  choices,
}: Required<Omit<DevicePickersProps, 'heard'>> & { list: ReturnType<typeof createDeviceList> }) {
  const { cameras, microphones, known } = useStore(list);
  const { camera, microphone } = useStore(choices);
  const choose = (kind: DeviceKind) => (id: string) => choices.choose(kind, id === '' ? null : id);
  const withoutNames = known && cameras.length === 0;
  return (
    <>
      <DeviceSelect
        label={t.camera}
        devices={cameras}
        value={shown(cameras, camera, inUse)}
        onChange={choose('camera')}
        hint={withoutNames ? t.hidden : undefined}
      />
      {(needsMicrophone || microphones.length > 0) && (
        <DeviceSelect
          label={t.microphone}
          devices={microphones}
          value={shown(microphones, microphone, null)}
          onChange={choose('microphone')}
          hint={needsMicrophone ? undefined : t.microphoneLater}
        />
      )}
      {!needsMicrophone && known && microphones.length === 0 && <p className="t1 muted">{t.noMicrophoneNeeded}</p>}
    </>
  );
}

/**
 * Camera and microphone, chosen and remembered; what is plugged in or out appears by itself. A room's camera follows the choice
 * at once. For the check before joining and for the settings: it asks the browser for nothing.
 */
export function DevicePickers({ inUse = null, needsMicrophone = false, heard = false, choices = deviceChoices() }: DevicePickersProps) {
  const list = useDeviceList(inUse, heard);
  return list && <Pickers list={list} inUse={inUse} needsMicrophone={needsMicrophone} choices={choices} />;
}
