import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { focusHeading } from '../../ui/focus-back.ts';

/** Whether so little of a part is in the window that one would not notice what came into it. */
function isAway({ top, bottom }: DOMRect): boolean {
  return top > innerHeight * 0.6 || bottom < innerHeight * 0.25;
}

/** Where the page goes by itself: `toTop` to its heading, with the focus; `toResult` to the result, when that is out of sight on a phone. */
export function usePlaces(main: RefObject<HTMLElement | null>): { toTop: () => void; toResult: () => void } {
  const [wanted, setWanted] = useState<{ place: 'top' | 'result' }>();
  useEffect(() => {
    if (wanted?.place === 'top') {
      window.scrollTo(0, 0);
      const heading = main.current?.querySelector('h1');
      if (heading) focusHeading(heading);
    }
    if (wanted?.place === 'result') {
      const result = main.current?.querySelector('[data-result]');
      if (result && isAway(result.getBoundingClientRect())) result.scrollIntoView({ block: 'start' });
    }
  }, [wanted, main]);
  return { toTop: () => setWanted({ place: 'top' }), toResult: () => setWanted({ place: 'result' }) };
}
