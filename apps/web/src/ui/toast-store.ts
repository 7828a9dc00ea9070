import { createStore } from 'zustand/vanilla';

/** `bad` is said at once (assertive), the others when the reader is free. */
type ToastTone = 'plain' | 'good' | 'bad';

/** What a toast says; `duration` in milliseconds. */
export interface ToastRequest {
  title: string;
  text?: string;
  tone?: ToastTone;
  duration?: number;
}

/** The toast on the screen. */
export interface ShownToast extends Required<ToastRequest> {
  id: number;
}

/** How long a toast stays unless it says otherwise (spec §4 Toasts). */
export const TOAST_MS = 5000;

let lastId = 0;

/** Holds at most one toast: a newer one takes the place of the older (spec §4). A dismissed one is gone for good, nothing keeps it. */
export const toastStore = createStore<{ toast: ShownToast | undefined }>(() => ({ toast: undefined }));

/** Shows a toast in place of the one that may be there. Returns its id for `dismissToast`. */
export function showToast({ title, text = '', tone = 'plain', duration = TOAST_MS }: ToastRequest): number {
  lastId += 1;
  toastStore.setState({ toast: { id: lastId, title, text, tone, duration } });
  return lastId;
}

/** Takes a toast away; one that has already given way to another is left alone. */
export function dismissToast(id: number): void {
  if (toastStore.getState().toast?.id === id) toastStore.setState({ toast: undefined });
}
