import type { ReactNode } from 'react';
import { DropdownMenu } from 'radix-ui';
import styles from './menu.module.css';

/** A menu under a button: arrows, type-ahead, Escape. Not modal: a modal one would lock the page by a style element, which the content policy forbids. Not in a portal: it stays inside the landmark of its button. */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content className={styles.menu} align="end" sideOffset={8} collisionPadding={8}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Text at the head of a menu that cannot be chosen. */
export function MenuHead({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className={styles.head}>{children}</DropdownMenu.Label>;
}

/** One thing to do; `onSelect` runs on click, Enter and Space. */
export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item className={styles.item} onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  );
}
