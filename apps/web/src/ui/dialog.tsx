import { useState } from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { Dialog as Radix } from 'radix-ui';
import styles from './dialog.module.css';
import { cx } from './cx.ts';
import { rememberFocus } from './focus-back.ts';
import frame from './frame.module.css';

interface DialogProps {
  open: boolean;
  /** called with `false` on Escape, on a press outside and by `DialogClose` */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** the row of buttons; the primary one last */
  actions?: ReactNode;
  /** `true` when the question must be answered: a press outside does nothing then */
  firm?: boolean;
  /** what has the focus first, instead of the first there is: above another dialog, `autoFocus` alone loses it to that one */
  focusFirst?: RefObject<HTMLElement | null>;
  /** 720 instead of 480 wide */
  wide?: boolean;
}

/** A press beside a dialog takes the focus from it and gives it to nobody: then neither Escape nor Tab would be heard. The window itself keeps it when it is left. */
function holdFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget === null && document.hasFocus()) currentTarget.focus();
}

/** A press on a toast that lies above is meant for the toast. */
const onToast = ({ target }: PointerEvent): boolean => target instanceof Element && target.closest('[data-toaster]') !== null;

function Frame({ onOpenChange, title, description, children, actions, firm, focusFirst, wide }: Omit<DialogProps, 'open'>) {
  // Our dialogs are opened by state, so they know no trigger.
  const [focusBack] = useState(rememberFocus);
  return (
    <div className={cx(frame.shade, styles.shade)} data-page-lock="">
      <Radix.Content
        className={cx(frame.frame, styles.dialog, wide && styles.wide)}
        {...(description === undefined && { 'aria-describedby': undefined })}
        onPointerDownOutside={(event) => (firm || onToast(event.detail.originalEvent)) && event.preventDefault()}
        // A toast lies above the dialog and would take the Escape that is meant for the dialog with the focus.
        onEscapeKeyDown={(event) => event.preventDefault()}
        onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && onOpenChange(false)}
        onBlur={holdFocus}
        onOpenAutoFocus={(event) => {
          if (!focusFirst?.current) return;
          event.preventDefault();
          focusFirst.current.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          focusBack();
        }}
      >
        <Radix.Title className="t4">{title}</Radix.Title>
        {description !== undefined && <Radix.Description className="muted">{description}</Radix.Description>}
        {children}
        {actions && <DialogActions>{actions}</DialogActions>}
      </Radix.Content>
    </div>
  );
}

/** A dialog: traps the focus, gives it back, closes on Escape. The page behind stays still by a style rule of ours. */
export function Dialog({ open, onOpenChange, ...frame }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Frame onOpenChange={onOpenChange} {...frame} />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The row of buttons of a dialog whose buttons belong to a form inside it. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** Wraps a button that closes the dialog it stands in. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
