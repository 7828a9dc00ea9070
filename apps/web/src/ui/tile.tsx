import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { Crown } from './crown.tsx';
import { Face } from './face.tsx';
import { Icon } from './icon.tsx';
import { Reading } from './reading.tsx';
import { Skull } from './skull.tsx';
import { Tally } from './tally.tsx';
import styles from './tile.module.css';
import { cx } from './cx.ts';

/** How a tile stands: `off` = there is a camera but no picture, `connecting` = nothing has arrived yet. */
export type TileState = 'normal' | 'danger' | 'out' | 'win' | 'off' | 'connecting';

/** A status mark: filled, half filled, hollow or crossed. The circle is the camera, the square the connection. */
export interface TileMark {
  state: 'ok' | 'poor' | 'waiting' | 'bad';
  /** said to screen readers and shown as a tooltip, "Camera working" for example */
  label: string;
}

/** The words of a tile, from the texts of the screen that uses it. */
export interface TileTexts {
  you: string;
  host: string;
  wins: string;
  danger: string;
  out: string;
  winner: string;
  connecting: string;
  off: string;
  noReading: string;
}

interface TileProps {
  name: string;
  texts: TileTexts;
  you?: boolean;
  host?: boolean;
  state?: TileState;
  /** happiness, 0 to 100; absent: no reading */
  percent?: number | undefined;
  /** plays won; absent: not shown */
  wins?: number | undefined;
  camera?: TileMark | undefined;
  link?: TileMark | undefined;
  /** the picture: fills the view. It stays mounted in every state, so a video never restarts. */
  children?: ReactNode;
  /** words in place of the picture, which the viewer does not want to see: closed eyes */
  hidden?: string | false;
  /** at the top right, a button that opens a menu about the player */
  menu?: ReactNode;
  /** at the top left, in place of the badge of the state */
  badge?: ReactNode;
  /** at the right of the bar in place of the reading: READY for example */
  aside?: ReactNode;
  className?: string;
}

function StateBadge({ state, texts }: { state: TileState; texts: TileTexts }) {
  if (state === 'danger') return <Badge tone="danger"><Icon name="warn" />{texts.danger}</Badge>; // prettier-ignore
  if (state === 'win') return <Badge tone="plate"><Crown />{texts.winner}</Badge>; // prettier-ignore
  return null;
}

function Mark({ mark, round }: { mark: TileMark; round?: boolean }) {
  return <i className={cx(styles[mark.state], round && styles.round)} role="img" aria-label={mark.label} title={mark.label} />;
}

/** What stands where no picture is, or none is wanted. A winner without a picture is a face, no black box. */
function NoPicture({ state, texts, hidden, children }: Pick<TileProps, 'state' | 'texts' | 'hidden' | 'children'>) {
  if (!hidden && state === 'win' && !children) {
    return (
      <div className={styles.middle}>
        <Face size={72} />
      </div>
    );
  }
  if (!hidden && state !== 'off' && state !== 'connecting') return null;
  return (
    <div className={styles.middle}>
      {state === 'off' && !hidden ? <Icon name="camera-off" /> : <Face size={72} closed={Boolean(hidden)} />}
      <span>{hidden || (state === 'off' ? texts.off : texts.connecting)}</span>
    </div>
  );
}

/** A player's box around the stage: picture, name, wins, reading, marks. It never changes its outer size, whatever the state. */
export function Tile(props: TileProps) {
  const { name, texts, you, host, state = 'normal', percent, wins, camera, link, children, hidden, menu, badge, aside, className } = props;
  const shown = you ? texts.you : name;
  return (
    <article className={cx(styles.tile, you && styles.self, styles[state], className)} aria-label={shown} data-state={state}>
      <div className={styles.view}>
        {children}
        <NoPicture state={state} texts={texts} hidden={hidden}>
          {children}
        </NoPicture>
        {state === 'out' && (
          <>
            <svg className={styles.strike} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <path d="M0 100L100 0" vectorEffect="non-scaling-stroke" />
            </svg>
            <div className={styles.word}>
              <Skull />
              {texts.out}
            </div>
          </>
        )}
        <div className={styles.left}>{badge ?? <StateBadge state={state} texts={texts} />}</div>
      </div>
      <div className={styles.right}>
        {(camera ?? link) && (
          <div className={styles.marks}>
            {camera && <Mark mark={camera} round />}
            {link && <Mark mark={link} />}
          </div>
        )}
        {menu}
      </div>
      <div className={styles.bar}>
        <div className={cx(styles.who, (wins ?? 0) > 3 && styles.many)}>
          <span className={styles.name}>
            <b title={name}>{shown}</b>
            {host && (
              <span title={texts.host}>
                <Crown />
                <span className="vh">{texts.host}</span>
              </span>
            )}
          </span>
          {wins !== undefined && <Tally count={wins} label={texts.wins} />}
        </div>
        {aside ??
          (percent === undefined ? (
            <span className={cx(styles.unread, 'muted t1')}>{texts.noReading}</span>
          ) : (
            <Reading percent={percent} />
          ))}
      </div>
    </article>
  );
}

/** An empty seat. */
export function VacantTile({
  label,
  text,
  children,
  className,
}: {
  label: string;
  text: string;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <article className={cx(styles.tile, styles.vacant, className)} aria-label={label}>
      <div className={styles.view}>
        <div className={styles.middle}>
          <Face size={72} closed />
          <span>{text}</span>
          {children}
        </div>
      </div>
      <div className={cx(styles.bar, 'muted t1')}>{label}</div>
    </article>
  );
}
