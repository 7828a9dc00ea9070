import { useId } from 'react';
import type { CameraDevice } from '../../engine/camera/camera-types.ts';
import { deviceTexts as t } from '../../texts/devices.ts';
import styles from './device-select.module.css';

interface DeviceSelectProps {
  label: string;
  devices: readonly CameraDevice[];
  /** the id that is chosen; '' is the browser's own choice */
  value: string;
  onChange: (id: string) => void;
  hint?: string | undefined;
}

/** One of the devices: the system's own list, which phones, keyboards and screen readers know best. */
export function DeviceSelect({ label, devices, value, onChange, hint }: DeviceSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="lab">
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        disabled={devices.length === 0}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      >
        {(value === '' || devices.length === 0) && <option value="">{devices.length === 0 ? t.unknown : t.any}</option>}
        {devices.map((device) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <span id={`${id}-hint`} className="t1 muted">
          {hint}
        </span>
      )}
    </div>
  );
}
