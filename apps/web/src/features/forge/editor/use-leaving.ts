import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Where a plain press on a link of ours leads; undefined for everything else. */
function pathOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  // To a place on this page: nothing is left.
  if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return undefined;
  return link.pathname + link.search + link.hash;
}

/**
 * While something is unsaved: a press on a link asks first, and so does the browser when the tab goes. `asked` is what is to happen if the
 * answer is yes. The way back does not ask (the browser lets nobody stop it): what is unsaved is kept in the tab.
 */
export function useLeaving(unsaved: boolean) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<() => void>();
  useEffect(() => {
    if (!unsaved) return undefined;
    const press = (event: MouseEvent): void => {
      const path = pathOf(event);
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked(() => () => void navigate(path));
    };
    const unload = (event: BeforeUnloadEvent): void => event.preventDefault();
    document.addEventListener('click', press, true);
    window.addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', press, true);
      window.removeEventListener('beforeunload', unload);
    };
  }, [unsaved, navigate]);
  return {
    asked,
    /** does it now, or asks first */
    leave: (then: () => void): void => (unsaved ? setAsked(() => then) : then()),
    stay: () => setAsked(undefined),
  };
}
