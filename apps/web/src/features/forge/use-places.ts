import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { focusHeading } from '../../ui/focus-back.ts';

/** Whether so little of a part is in the window that one would not notice what came into it. */
function isAway({ top, bottom }: DOMRect): boolean {
  return top > innerHeight * 0.6 || bottom < innerHeight * 0.25;
}

type Place = 'top' | 'result' | 'meme';

/** Where the page goes by itself. */
interface Places {
  /** to its heading, with the focus */
  toTop: () => void;
  /** to the result, when that is out of sight on a phone */
  toResult: () => void;
  /** both: who comes from the editor goes on from the heading, and sees the meme */
  toMeme: () => void;
}

export function usePlaces(main: RefObject<HTMLElement | null>): Places {
  const [wanted, setWanted] = useState<{ place: Place }>();
  useEffect(() => {
    if (wanted?.place === 'top' || wanted?.place === 'meme') {
      window.scrollTo(0, 0);
      const heading = main.current?.querySelector('h1');
      if (heading) focusHeading(heading);
    }
    if (wanted?.place === 'result' || wanted?.place === 'meme') {
      const result = main.current?.querySelector('[data-result]');
      if (result && isAway(result.getBoundingClientRect())) result.scrollIntoView({ block: 'start' });
    }
  }, [wanted, main]);
  const to = (place: Place) => () => setWanted({ place });
  return { toTop: to('top'), toResult: to('result'), toMeme: to('meme') };
}
