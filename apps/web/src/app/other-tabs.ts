import { useEffect } from 'react';
import { session, tokens } from '../engine/http/api.ts';
import { TOKEN_KEY } from '../engine/http/token.ts';
import { appTexts } from '../texts/app.ts';
import { showToast } from '../ui/toast-store.ts';

/**
 * Another tab of this browser signed out, or in as somebody else: this one follows. Tabs share the token, so it would act under a name that it
 * does not show.
 */
export function useOtherTabs(): void {
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key !== TOKEN_KEY && key !== null) return; // null: everything was cleared
      if (tokens.read() !== null) return void session.start();
      if (session.store.getState().user === null) return;
      session.forget();
      showToast(appTexts.loggedOut);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
}
