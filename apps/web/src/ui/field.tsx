import { createContext, use, useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './field.module.css';
import { cx } from './cx.ts';

interface FieldLinks {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldLinks | undefined>(undefined);

/** What a control inside a `Field` needs to be tied to its label, its hint and its error. */
export function useFieldLinks(): { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const links = use(FieldContext);
  if (!links) return {};
  return {
    id: links.id,
    ...(links.describedBy && { 'aria-describedby': links.describedBy }),
    ...(links.invalid && { 'aria-invalid': true }),
  };
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** what is wrong and what to do: shown with a sign, announced when it comes, and said again with the control */
  error?: string | false | undefined;
  /** a toast announces the error: it is not announced twice */
  toasted?: boolean | undefined;
  className?: string;
  children: ReactNode;
}

/** A label, one control, a hint and an error, tied together. */
export function Field({ label, hint, error, toasted = false, className, children }: FieldProps) {
  const id = useId();
  const describedBy = cx(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className={cx(styles.field, error && styles.err, className)}>
      <label htmlFor={id} className="lab">
        {label}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {error && (
        <span id={`${id}-error`} className={styles.msg} role={toasted ? undefined : 'alert'}>
          <Icon name="warn" />
          {error}
        </span>
      )}
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** A text input; inside a `Field` it is labelled by it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldLinks()} {...rest} className={cx(styles.input, className)} />;
}

/** Several lines of text; inside a `Field` it is labelled by it. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldLinks()} {...rest} className={cx(styles.input, styles.area, className)} />;
}

/** For an Arena Code or a pasted invite link: capitals, wide, no corrections by the keyboard. */
export function CodeInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <Input
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      className={cx(styles.code, className)}
    />
  );
}
