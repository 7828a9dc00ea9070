import { comedyTexts as t } from '../../texts/comedy.ts';
import { Face } from '../../ui/face.tsx';
import { Mouth } from '../../ui/mouth.tsx';
import { currentTurn } from './comedy-props.ts';
import type { ComedyProps } from './comedy-props.ts';
import styles from './panel.module.css';

/** What a turn brought, in words: for the screen and for who hears it. */
export function resultOf({ view, comedy }: Pick<ComedyProps, 'view' | 'comedy'>): { title: string; text: string } {
  const turn = currentTurn(comedy);
  if (!turn) return { title: '', text: '' };
  const you = turn.performer.user_id === view.you;
  const name = turn.performer.username;
  if (!turn.spoke) return { title: you ? t.ended.passedYou : t.ended.passed(name), text: t.ended.passedText };
  if (turn.laughs.length === 0) return { title: you ? t.ended.noneYou : t.ended.none(name), text: t.ended.noneText };
  const points = t.points(turn.laughs.length);
  const names = (reason: 'laughed' | 'hid'): string =>
    turn.laughs
      .filter((one) => one.reason === reason)
      .map((one) => (one.user_id === view.you ? t.ended.you : one.username))
      .join(', ');
  const text = [
    names('laughed') && t.ended.who(names('laughed')),
    names('hid') && t.ended.hid(names('hid')), //
  ].filter(Boolean);
  return { title: you ? t.ended.someYou(points) : t.ended.some(points, name), text: text.join(' ') };
}

/** Who is next, or that nobody is. */
function nextWords({ view, comedy }: Pick<ComedyProps, 'view' | 'comedy'>): string {
  const had = comedy.turns.map(({ performer }) => performer.user_id);
  const next = comedy.order.find(
    ({ user_id }) => !had.includes(user_id) && view.players.some((one) => one.user_id === user_id && !one.left),
  );
  if (!next) return t.ended.last;
  return next.user_id === view.you ? t.ended.nextYou : t.ended.next(next.username);
}

/** For four seconds after a turn: what it brought. */
export function TurnResult(props: ComedyProps) {
  const { title, text } = resultOf(props);
  const laughs = currentTurn(props.comedy)?.laughs.length ?? 0;
  return (
    <div className={styles.panel}>
      <div className={styles.still}>
        {laughs > 0 ? <Mouth percent={100} size="card" ghost={false} className={styles.grin ?? ''} /> : <Face size={72} />}
        <div>
          <h2 className="t4 keepcase">{title}</h2>
          <p>{text}</p>
          <p className="muted">{nextWords(props)}</p>
        </div>
      </div>
    </div>
  );
}
