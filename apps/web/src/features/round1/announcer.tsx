import { useState } from 'react';
import { limits } from '@deadpan/protocol';
import { round1Texts as t } from '../../texts/round1.ts';
import type { StageProps } from '../../stage/stage-props.ts';
import { isOut } from '../../stage/standing.ts';
import { percentOf } from './happiness.ts';
import { modelTrouble } from './model-panel.tsx';

type Mood = 'safe' | 'danger' | 'out';

function moodOf(id: string, props: StageProps): Mood {
  if (isOut(props.view, id)) return 'out';
  const percent = percentOf(id, props);
  return props.view.phase === 'playing' && percent !== undefined && percent > limits.smile.danger * 100 ? 'danger' : 'safe';
}

function wordsFor(mood: Mood, username: string, you: boolean): string {
  if (mood === 'danger') return you ? t.dangerSaidYou : t.dangerSaid(username);
  return you ? t.eliminatedSaidYou : t.eliminatedSaid(username);
}

/**
 * Says politely that the detector is there, that a play begins, who comes into danger and who is out, each time once. The other phases have
 * words of their own on the screen.
 */
export function Announcer(props: StageProps) {
  const { players, you, phase, current_play: play, total_plays: total } = props.view;
  const moods = Object.fromEntries(players.map(({ user_id: id }) => [id, moodOf(id, props)]));
  const trouble = modelTrouble(props);
  const [before, setBefore] = useState({ moods, phase, trouble });
  const [said, setSaid] = useState('');
  if (phase !== before.phase || trouble !== before.trouble || players.some(({ user_id: id }) => moods[id] !== before.moods[id])) {
    setBefore({ moods, phase, trouble });
    const arrived = trouble === null && before.trouble === 'loading' ? [t.model.ready] : [];
    const begins = phase === 'playing' && before.phase === 'starting' ? [t.playBegins(play, total)] : [];
    const news = players.flatMap(({ user_id: id, username }) => {
      const mood = moods[id] ?? 'safe';
      const changed = before.moods[id] !== undefined && before.moods[id] !== mood;
      return changed && mood !== 'safe' ? [wordsFor(mood, username, id === you)] : [];
    });
    // What is said a second time in the same words would be no change, and not announced: danger that is past is taken out. Anything else
    // stays, for a reader that is still at it.
    const past = players.some(
      ({ user_id: id, username }) =>
        before.moods[id] === 'danger' && moods[id] !== 'danger' && said.includes(wordsFor('danger', username, id === you)),
    );
    const words = [...arrived, ...begins, ...news].join(' ');
    if (words !== '' || past) setSaid(words);
  }
  return (
    <p className="vh" role="status" aria-live="polite">
      {said}
    </p>
  );
}
