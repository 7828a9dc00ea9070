import { useEffect, useRef, useState } from 'react';
import { turnKey } from '../../stage/laughter.ts';
import { comedyTexts as t } from '../../texts/comedy.ts';
import { currentTurn } from './comedy-props.ts';
import type { ComedyProps } from './comedy-props.ts';
import { resultOf } from './turn-result.tsx';

type Said = Pick<ComedyProps, 'view' | 'comedy'>;

/** What to say of a phase when it begins. */
function phaseWords({ view, comedy }: Said): string {
  const { user_id: id, username: name } = currentTurn(comedy)?.performer ?? { user_id: '', username: '' };
  const you = id === view.you;
  if (view.phase === 'calling') {
    const total = comedy.order.length;
    return you ? t.said.calledYou(comedy.turn, total) : t.said.called(name, comedy.turn, total);
  }
  if (view.phase === 'speaking') return you ? t.said.grantedYou : t.said.granted(name);
  const { title, text } = resultOf({ view, comedy });
  return `${title}. ${text}`;
}

/** Who laughed since the last look. */
function laughWords({ view, comedy }: Said, before: number): string[] {
  return (currentTurn(comedy)?.laughs ?? []).slice(before).map(({ user_id, username, reason }) => {
    const you = user_id === view.you;
    if (reason === 'hid') return you ? t.said.hidYou : t.said.hid(username);
    return you ? t.said.laughedYou : t.said.laughed(username);
  });
}

/** Says politely whose turn it is, who got the microphone, who laughed and what it brought, each once. */
export function ComedyAnnouncer({ view, comedy }: Said) {
  const moment = `${turnKey(view)}:${view.phase ?? ''}`;
  const laughs = currentTurn(comedy)?.laughs.length ?? 0;
  const before = useRef({ moment: '', laughs: 0 });
  const [said, setSaid] = useState('');
  // Said after it stands: what a live region is born with is not read out.
  useEffect(() => {
    const { moment: known, laughs: heard } = before.current;
    before.current = { moment, laughs };
    if (moment !== known) setSaid(phaseWords({ view, comedy }));
    else if (laughs > heard) setSaid(laughWords({ view, comedy }, heard).join(' '));
  }, [view, comedy, moment, laughs]);
  return (
    <p className="vh" role="status" aria-live="polite">
      {said}
    </p>
  );
}
