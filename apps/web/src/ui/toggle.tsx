import { useId } from 'react';
import { Switch } from 'radix-ui';
import styles from './toggle.module.css';

interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** the two words said beside the label, "on" and "off" for example */
  words?: { on: string; off: string };
  disabled?: boolean;
}

/** On or off: a dot and a line. The word beside it changes too. */
export function Toggle({ label, checked, onChange, words, disabled }: ToggleProps) {
  const id = useId();
  return (
    <div className={styles.toggle}>
      <Switch.Root id={id} className={styles.track} checked={checked} onCheckedChange={onChange} disabled={disabled}>
        <Switch.Thumb className={styles.dot} />
      </Switch.Root>
      <label htmlFor={id}>
        {label} {words && <span className={styles.word}>{checked ? words.on : words.off}</span>}
      </label>
    </div>
  );
}
