import { useId } from 'react';
import styles from './reasons.module.css';

interface ReasonsProps<Reason extends string> {
  /** What is asked. */
  label: string;
  reasons: readonly Reason[];
  /** What each is called. */
  names: Record<Reason, string>;
  value: Reason | null;
  onChange: (reason: Reason) => void;
}

/** One of several reasons, which must be given: in two columns where there is room. */
export function Reasons<Reason extends string>({ label, reasons, names, value, onChange }: ReasonsProps<Reason>) {
  const name = useId();
  return (
    <fieldset className={styles.reasons}>
      <legend className="lab">{label}</legend>
      {reasons.map((reason) => (
        <label key={reason}>
          <input type="radio" name={name} required checked={value === reason} onChange={() => onChange(reason)} />
          {names[reason]}
        </label>
      ))}
    </fieldset>
  );
}
