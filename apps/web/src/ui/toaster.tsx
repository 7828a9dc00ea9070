import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Face } from './face.tsx';
import { Icon } from './icon.tsx';
import { dismissToast } from './toast-store.ts';
import type { ShownToast } from './toast-store.ts';
import { useToastLine } from './toast-line.ts';
import { useSwipe } from './use-swipe.ts';
import { useTimeLeft } from './use-time-left.ts';
import styles from './toast.module.css';

const SWIPE_PX = 50;
const HOTKEY = 'F8';

function Words({ toast }: { toast: ShownToast | undefined }) {
  return (
    toast && (
      <>
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p className={styles.text}>{toast.text}</p>}
      </>
    )
  );
}

type Region = { readonly current: HTMLElement | null };

/** Whether the focus is on the region or in it. */
function useFocusWithin(region: Region): boolean {
  const [within, setWithin] = useState(false);
  useEffect(() => {
    const element = region.current;
    const come = (): void => setWithin(true);
    const go = ({ relatedTarget }: FocusEvent): void =>
      setWithin(relatedTarget instanceof Node && element?.contains(relatedTarget) === true);
    element?.addEventListener('focusin', come);
    element?.addEventListener('focusout', go);
    return () => {
      element?.removeEventListener('focusin', come);
      element?.removeEventListener('focusout', go);
    };
  }, [region]);
  return within;
}

/** F8 moves the focus to the toasts, unless an input method composes: then the key is its own. Escape there takes the toast away. */
function useKeys(region: Region, before: { current: Element | null }, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      if (event.key === 'Escape' && region.current?.contains(document.activeElement)) latest.current();
      if (event.code !== HOTKEY) return;
      if (!region.current?.contains(document.activeElement)) before.current = document.activeElement;
      region.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [region, before]);
}

/** A toast that goes with the focus on it gives the focus back to what had it before. */
function giveBack(region: HTMLElement | null, before: Element | null): void {
  if (!region?.contains(document.activeElement)) return;
  if (before instanceof HTMLElement) before.focus();
  else region.focus();
}

/**
 * The place where the one toast appears; mount it once (spec §4, §9). It stays while it is read with the pointer or the focus, Escape and a swipe
 * of 50 px take it away. The two live regions are always there, or nothing would be announced: a failure at once, the rest when the reader is free.
 */
export function Toaster({ labels }: { labels: { region: string; dismiss: string } }) {
  const region = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState(false);
  const before = useRef<Element | null>(null);
  const focused = useFocusWithin(region);
  const held = pointed || focused;
  const { shown, next } = useToastLine(held);
  const gone = (): void => {
    if (!shown) return;
    giveBack(region.current, before.current);
    setPointed(false);
    dismissToast(shown.id);
    next();
  };
  useKeys(region, before, gone);
  useTimeLeft({ key: shown?.id, ms: shown?.duration ?? 0, held, onOver: gone });
  const { style, ...swipe } = useSwipe(SWIPE_PX, gone);
  const bad = shown?.tone === 'bad';

  return (
    <section
      ref={region}
      className={styles.viewport}
      tabIndex={-1}
      aria-label={`${labels.region} (${HOTKEY})`}
      data-toaster={shown ? 'shows' : ''}
    >
      <div
        className={cx(shown && styles.toast, shown && shown.tone !== 'plain' && styles[shown.tone])}
        style={style}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        {...swipe}
      >
        {shown && <Face className={styles.face} closed={bad} />}
        <div className={styles.words}>
          <div role="status" aria-live="polite" aria-atomic="true">
            <Words toast={bad ? undefined : shown} />
          </div>
          <div role="alert" aria-live="assertive" aria-atomic="true">
            <Words toast={bad ? shown : undefined} />
          </div>
        </div>
        {shown && (
          <Button icon quiet className={styles.close} aria-label={labels.dismiss} onClick={gone}>
            <Icon name="close" />
          </Button>
        )}
      </div>
    </section>
  );
}
