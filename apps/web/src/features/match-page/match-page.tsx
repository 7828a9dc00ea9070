import { useCallback, useState } from 'react';
import type { MatchRecord } from '@deadpan/protocol';
import { Link } from 'react-router';
import { appTexts } from '../../texts/app.ts';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Beam } from '../../ui/beam.tsx';
import { Button, ButtonLike } from '../../ui/button.tsx';
import { Crown } from '../../ui/crown.tsx';
import { Face } from '../../ui/face.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Awards } from './awards.tsx';
import { Broke } from './broke.tsx';
import { Ending } from './ending.tsx';
import { when } from './format.ts';
import { KeepCurve } from './keep-curve.tsx';
import { headingOf, peopleOf } from './people.ts';
import type { People } from './people.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { Rounds } from './rounds.tsx';
import styles from './match-page.module.css';

interface PartProps {
  record: MatchRecord;
  people: People;
}

/** Whom the light falls on: the winner, or those who share. A complete draw names everybody, and nobody has anything. */
const lit = ({ result, winner, tied }: MatchRecord): readonly string[] => {
  if (winner !== null) return [winner];
  return result === 'draw' ? tied : [];
};

/** Who won, under the light. */
function Verdict({ record, people, onShare }: PartProps & { onShare: () => void }) {
  const heads = lit(record).flatMap((id) => people.find(id) ?? []);
  return (
    <section className={styles.verdict}>
      <Beam half="32px" above="40px" below="0px" className={styles.heads}>
        {record.winner !== null && <Crown className={styles.crown} />}
        {heads.length === 0 ? (
          <Face size={160} />
        ) : (
          <span className={styles.pictures}>
            {heads.map((one) => (
              <Avatar key={one.id} name={one.username} src={one.profile_picture_url} size={heads.length === 1 ? 'huge' : 'large'} />
            ))}
          </span>
        )}
      </Beam>
      <div className={styles.told}>
        <h1 className="keepcase">{headingOf(record, people)}</h1>
        <p className="t3">{record.message}</p>
        <p className={`muted ${styles.facts}`}>
          <time dateTime={record.endedAt}>{when(record.endedAt)}</time>
          <span>{texts.types[record.gameType]}</span>
          <span>{texts.arena(record.arena)}</span>
        </p>
        <div className={styles.doings}>
          <Button tone="pri" onClick={onShare}>
            <Icon name="share" />
            {texts.share}
          </Button>
          <ButtonLike>
            <Link to="/profile#matches">{texts.profile}</Link>
          </ButtonLike>
        </div>
      </div>
    </section>
  );
}

/** Everything that is known of a match, to one of its players. */
export function MatchPage({ record, me }: { record: MatchRecord; me: string }) {
  const people = peopleOf(record, me);
  const [sharing, setSharing] = useState(false);
  const shared = useCallback(() => setSharing(false), [setSharing]);
  return (
    <main className={`wrap ${styles.page}`}>
      <title>{appTexts.title(headingOf(record, people))}</title>
      <Verdict record={record} people={people} onShare={() => setSharing(true)} />
      <Ending record={record} people={people} />
      <div className={styles.pair}>
        <Broke plays={record.plays} me={me} />
        <KeepCurve record={record} me={me} />
      </div>
      <Awards record={record} people={people} />
      <Rounds record={record} people={people} />
      {sharing && <PictureDialog record={record} people={people} onClose={shared} />}
    </main>
  );
}
