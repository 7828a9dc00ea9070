import { session } from '../engine/http/api.ts';
import { appTexts } from '../texts/app.ts';
import { showToast } from '../ui/toast-store.ts';

/** Logs out by choice: the guard then leads from signed-in pages to the landing page. */
export function logOut(): void {
  void session.logout();
  showToast(appTexts.loggedOut);
}
