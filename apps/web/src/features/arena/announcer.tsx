import { useEffect, useRef, useState } from 'react';
import type { RoomView } from '@deadpan/protocol';
import { saidOf } from './said.ts';

/** Says once what begins: a live region that stands from the first phase to the last, or nothing of it would be heard. */
export function Announcer({ view }: { view: RoomView }) {
  const [said, setSaid] = useState('');
  const moment = `${view.round}:${view.phase ?? ''}:${view.captions?.reveal?.number ?? ''}`;
  // Only a new moment is news; the view changes all the time.
  const latest = useRef(view);
  latest.current = view;
  useEffect(() => setSaid(saidOf(latest.current)), [moment]);
  return (
    <p className="vh" role="status" aria-live="polite">
      {said}
    </p>
  );
}
