import { accountTexts } from '../../texts/account.ts';
import { showToast } from '../../ui/toast-store.ts';
import { Checklist } from './checklist.tsx';
import { SecretField } from './fields.tsx';
import { obstacle, requirements } from './requirements.ts';

const { register: texts } = accountTexts;

/** A new secret code as it is typed, twice. */
export interface NewPassword {
  password: string;
  confirm: string;
}

interface NewPasswordProps {
  label: string;
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  checklistId: string;
  error?: string | undefined;
}

/** A new secret code, its confirmation and the live checklist of spec §2. */
export function NewPasswordFields({ label, value, onChange, checklistId, error }: NewPasswordProps) {
  return (
    <>
      <SecretField
        fresh
        label={label}
        name="password"
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        error={error}
      />
      <SecretField
        fresh
        label={accountTexts.confirm}
        name="confirm"
        value={value.confirm}
        onChange={(confirm) => onChange({ ...value, confirm })}
      />
      <Checklist id={checklistId} items={requirements(value.password, value.confirm)} />
    </>
  );
}

/** Puts the focus into the field `name` of the form a checklist is in, with both in view; where there is no room for both, the field. */
function leadTo(name: 'password' | 'confirm', checklistId: string): void {
  const list = document.getElementById(checklistId);
  const field = list?.closest('form')?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  field?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: 'nearest' });
  field?.labels?.[0]?.scrollIntoView({ block: 'nearest' });
}

/** Whether a new secret code may be sent; if not, the toast of spec §5 says why, and the field that is to blame has the focus. */
export function passes({ password, confirm }: NewPassword, checklistId: string): boolean {
  const blocked = obstacle(password, confirm);
  if (!blocked) return true;
  showToast({ ...(blocked === 'rules' ? texts.notMet : texts.noMatch), tone: 'bad' });
  leadTo(blocked === 'rules' ? 'password' : 'confirm', checklistId);
  return false;
}
