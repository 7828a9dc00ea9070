import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Input } from './field.tsx';
import styles from './field.module.css';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & { labels: { show: string; hide: string } };

/** A password input with an eye to show it. Managers and paste work as in any input. */
export function PasswordInput({ labels, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.inrow}>
      <Input autoCapitalize="none" spellCheck={false} {...rest} type={shown ? 'text' : 'password'} />
      <Button icon quiet className={styles.reveal} aria-label={shown ? labels.hide : labels.show} onClick={() => setShown(!shown)}>
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </Button>
    </div>
  );
}
