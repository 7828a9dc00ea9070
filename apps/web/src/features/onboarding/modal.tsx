import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../ui/cx.ts';
import { rememberFocus } from '../../ui/focus-back.ts';
import frame from '../../ui/frame.module.css';
import styles from './onboarding.module.css';

/** Everything but the modal rests while it is open: it cannot be focused, pressed or read. */
function useStillPage(): void {
  useEffect(() => {
    const page = document.getElementById('root');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
}

/** What had the focus before gets it back; after the page has woken, one that rests takes none. */
function useFocusBack(): void {
  const [focusBack] = useState(rememberFocus);
  useEffect(() => focusBack, [focusBack]);
}

function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.isComposing) latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/**
 * A modal of a few lines: the first screen may open it, and the dialogs' library weighs five times as much. `step` moves the focus to the
 * heading of what is new.
 */
export function Modal({ title, step, onClose, children }: { title: string; step: number; onClose: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useStillPage();
  useFocusBack();
  useEscape(onClose);
  useEffect(() => box.current?.querySelector('h2')?.focus(), [step]);
  return createPortal(
    <div className={frame.shade} data-page-lock="">
      <div ref={box} role="dialog" aria-modal="true" aria-label={title} className={cx(frame.frame, styles.modal)}>
        {children}
      </div>
    </div>,
    document.body,
  );
}
