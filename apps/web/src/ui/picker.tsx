import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './picker.module.css';

interface PickerProps<T extends string | number> {
  legend: string;
  value: T;
  options: readonly { value: T; label: ReactNode }[];
  onChange: (value: T) => void;
  /** four of them: two rows on a phone */
  wrap?: boolean;
  disabled?: boolean;
}

/** One of a few: a radio group in one row, the arrows move within it. */
export function Picker<T extends string | number>({ legend, value, options, onChange, wrap, disabled }: PickerProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className="lab">{legend}</legend>
      <div className={cx(styles.pick, wrap && styles.wrap, disabled && 'muted')}>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
