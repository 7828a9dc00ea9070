import { accountTexts } from '../../texts/account.ts';
import { Field, Input } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

interface ValueProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** The e-mail address, by which password managers know the account. */
export function EmailField({ value, onChange, error }: ValueProps) {
  return (
    <Field label={accountTexts.email} error={error}>
      <Input type="email" name="email" autoComplete="username" required value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

interface SecretProps extends ValueProps {
  label: string;
  name: string;
  /** to be made up, not remembered */
  fresh?: boolean;
}

/** A secret code, with an eye to show it. */
export function SecretField({ label, name, fresh = false, value, onChange, error }: SecretProps) {
  return (
    <Field label={label} error={error}>
      <PasswordInput
        labels={accountTexts}
        name={name}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
