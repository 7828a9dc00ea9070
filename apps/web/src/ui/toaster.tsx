import { useEffect } from 'react';
import { Toast } from 'radix-ui';
import { useStore } from 'zustand';
import { Face } from './face.tsx';
import { Icon } from './icon.tsx';
import { Button } from './button.tsx';
import { dismissToast, toastStore } from './toast-store.ts';
import styles from './toast.module.css';
import { cx } from './cx.ts';

const SWIPE_PX = 50;
const HOTKEY = ['F8'];

/** F8 belongs to the input method while it composes: it must not reach the listener that focuses the toasts. */
function useNoHotkeyWhileComposing(): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent): void => {
      if (event.isComposing && event.code === HOTKEY[0]) event.stopPropagation();
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, []);
}

/** The place where the one toast appears; mount it once. F8 moves the focus to it, a swipe of 50 px takes it away. */
export function Toaster({ labels }: { labels: { region: string; dismiss: string } }) {
  const toast = useStore(toastStore, (state) => state.toast);
  useNoHotkeyWhileComposing();
  return (
    <Toast.Provider swipeThreshold={SWIPE_PX} swipeDirection="right" label={labels.region}>
      {toast && (
        <Toast.Root
          key={toast.id}
          className={cx(styles.toast, toast.tone !== 'plain' && styles[toast.tone])}
          type={toast.tone === 'bad' ? 'foreground' : 'background'}
          duration={toast.duration}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
        >
          <Face className={styles.face} closed={toast.tone === 'bad'} />
          <div className={styles.words}>
            <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
            {toast.text && <Toast.Description className={styles.text}>{toast.text}</Toast.Description>}
          </div>
          <Toast.Close asChild>
            <Button icon quiet className={styles.close} aria-label={labels.dismiss}>
              <Icon name="close" />
            </Button>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={styles.viewport} hotkey={HOTKEY} label={`${labels.region} ({hotkey})`} />
    </Toast.Provider>
  );
}
