import { detailOf } from '../../engine/http/http-error.ts';
import { deckTexts } from '../../texts/decks.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Does something; returns whether it worked. When it did not, a toast says so, in the server's words if it has any. */
export async function tried(title: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    showToast({ title, text: detailOf(error) ?? deckTexts.toasts.failed.text, tone: 'bad' });
    return false;
  }
}
