import { Field, Input } from './field.tsx';
import styles from './link-field.module.css';

/** An address to be copied: selected as soon as the focus is on it. */
export function LinkField({ label, hint, value }: { label: string; hint?: string; value: string }) {
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      <Input readOnly value={value} className={styles.link ?? ''} onFocus={(event) => event.target.select()} />
    </Field>
  );
}
