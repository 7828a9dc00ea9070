import { comedyTexts as t } from '../../texts/comedy.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Strokes } from '../../ui/tally.tsx';
import type { ComedyProps } from './comedy-props.ts';
import styles from './running-order.module.css';

type Standing = 'now' | 'called' | 'done' | 'passed' | 'left' | 'next' | 'later';

const icons: Partial<Record<Standing, IconName>> = { now: 'mic', called: 'mic-off', done: 'check', passed: 'arrow', left: 'leave' };

/** How it stands with one player's turn. */
function standingOf(id: string, { view, comedy }: Pick<ComedyProps, 'view' | 'comedy'>): Standing {
  const index = comedy.turns.findIndex(({ performer }) => performer.user_id === id);
  const turn = comedy.turns[index];
  const gone = (who: string): boolean => view.players.some((one) => one.user_id === who && one.left);
  if (turn && index === comedy.turns.length - 1 && view.phase === 'speaking') return 'now';
  if (turn && index === comedy.turns.length - 1 && view.phase === 'calling') return 'called';
  if (turn) return turn.spoke ? 'done' : 'passed';
  if (gone(id)) return 'left';
  const had = comedy.turns.map(({ performer }) => performer.user_id);
  const first = comedy.order.find(({ user_id }) => !had.includes(user_id) && !gone(user_id));
  return first?.user_id === id ? 'next' : 'later';
}

/** Everybody's turn in its order, and the points: a stroke for every laugh. `upright`: on a phone too, where who stands at the microphone has enough. */
export function RunningOrder({ upright, ...props }: ComedyProps & { upright: boolean }) {
  const { view, comedy } = props;
  return (
    <aside className={styles.order} data-upright={upright} aria-labelledby="running-order">
      <h2 id="running-order" className="t3">
        {t.order.title}
      </h2>
      <ol>
        {comedy.order.map(({ user_id, username }) => {
          const standing = standingOf(user_id, props);
          const icon = icons[standing];
          const points = comedy.points[user_id] ?? 0;
          return (
            <li key={user_id} data-standing={standing} aria-current={standing === 'now' || standing === 'called' ? 'step' : undefined}>
              <b className={styles.name} title={username}>
                {user_id === view.you ? t.order.you : username}
              </b>
              <span className={cx('t1', styles.standing)}>
                {icon && <Icon name={icon} className={styles.icon} />}
                {t.order[standing]}
              </span>
              <span className={cx('d', 'num', styles.points)}>
                {points}
                <span className="vh">{t.points(points).replace(/^\d+/, '')}</span>
              </span>
              <span className={styles.strokes}>
                <Strokes count={points} />
              </span>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
