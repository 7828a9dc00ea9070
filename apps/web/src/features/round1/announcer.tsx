import { useEffect, useRef, useState } from 'react';
import { limits } from '@deadpan/protocol';
import { round1Texts as t } from '../../texts/round1.ts';
import { isOut } from '../../stage/standing.ts';
import { percentOf } from './happiness.ts';
import type { StageProps } from './stage-props.ts';

/** Says politely who comes into danger and who is out, each once. */
export function Announcer(props: StageProps) {
  const { view } = props;
  const before = useRef<Record<string, 'safe' | 'danger' | 'out'>>({});
  const [said, setSaid] = useState('');
  useEffect(() => {
    const news: string[] = [];
    for (const { user_id: id, username } of view.players) {
      const percent = percentOf(id, props);
      const danger = view.phase === 'playing' && percent !== undefined && percent > limits.smile.danger * 100;
      const now = isOut(view, id) ? 'out' : danger ? 'danger' : 'safe';
      const was = before.current[id] ?? now;
      before.current[id] = now;
      if (was === now || now === 'safe') continue;
      const you = id === view.you;
      if (now === 'danger') news.push(you ? t.dangerSaidYou : t.dangerSaid(username));
      else news.push(you ? t.eliminatedSaidYou : t.eliminatedSaid(username));
    }
    if (news.length > 0) setSaid(news.join(' '));
  });
  return (
    <p className="vh" role="status" aria-live="polite">
      {said}
    </p>
  );
}
