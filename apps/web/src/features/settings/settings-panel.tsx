import { useId } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../engine/preferences/preferences.ts';
import { currentRoom } from '../../stage/current-room.ts';
import { DevicePickers } from '../../stage/devices/device-pickers.tsx';
import { HideAddressPicker } from '../../stage/hide-address.tsx';
import { settingsTexts as texts } from '../../texts/settings.ts';
import { Picker } from '../../ui/picker.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { Counting } from './counting.tsx';
import styles from './settings.module.css';

const words = { on: texts.on, off: texts.off };

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className="t3" id={id}>
        {heading}
      </h2>
      <div className="stack">{children}</div>
    </section>
  );
}

const options = <T extends string>(labels: Record<T, string>): { value: T; label: string }[] =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));

/** Everything this browser can be told to do otherwise. Each change holds at once and is remembered. */
export function SettingsPanel() {
  const { theme, motion, volumes, muted, dataSaver, curves, singleKeys } = useStore(preferences.store);
  const room = useStore(currentRoom, (state) => state.current);
  const { look, sound, devices, keys, privacy, data } = texts;
  return (
    <div className={styles.groups}>
      <Group heading={look.heading}>
        <Picker legend={look.theme} value={theme} options={options(look.themes)} onChange={(next) => preferences.change({ theme: next })} />
        <Picker
          legend={look.motion}
          value={motion}
          options={options(look.motions)}
          onChange={(next) => preferences.change({ motion: next })}
        />
        <p className="muted t1">{look.note}</p>
      </Group>
      <Group heading={sound.heading}>
        <Toggle label={sound.mute} words={words} checked={muted} onChange={(next) => preferences.change({ muted: next })} />
        <div>
          {options(sound.volumes).map(({ value, label }) => (
            <Slider
              key={value}
              label={label}
              value={volumes[value]}
              said={sound.percent(volumes[value])}
              onChange={(next) => preferences.change({ volumes: { [value]: next } })}
            />
          ))}
        </div>
      </Group>
      <Group heading={devices.heading}>
        <DevicePickers inUse={room?.camera.getState().deviceId ?? null} />
      </Group>
      <Group heading={keys.heading}>
        <Toggle label={keys.single} words={words} checked={singleKeys} onChange={(next) => preferences.change({ singleKeys: next })} />
        <p className="muted t1">{keys.note}</p>
      </Group>
      <Group heading={privacy.heading}>
        <HideAddressPicker />
      </Group>
      <Group heading={data.heading}>
        <Toggle label={data.saver} words={words} checked={dataSaver} onChange={(next) => preferences.change({ dataSaver: next })} />
        <p className="muted t1">{data.note}</p>
        <Toggle
          label={data.curves}
          words={words}
          checked={curves === 'keep'}
          onChange={(next) => preferences.change({ curves: next ? 'keep' : 'forget' })}
        />
        <p className="muted t1">{data.curvesNote}</p>
        <Counting />
      </Group>
    </div>
  );
}
