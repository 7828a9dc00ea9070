import type { MatchRecord, RecordedRound } from '@deadpan/protocol';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Crown } from '../../ui/crown.tsx';
import { hundredths } from './format.ts';
import type { People } from './people.ts';
import styles from './match-page.module.css';

const { players: t } = texts;

function Outcome({ result }: { result: keyof typeof t.results }) {
  return (
    <span className={styles.outcome}>
      {result === 'won' && <Crown />}
      {t.results[result]}
    </span>
  );
}

/** What a round brought a player: the score, and the crown of who took it, half of one for who shares it. */
function RoundScore({ round: { result, winner, tied, scores }, who }: { round: RecordedRound; who: string }) {
  const shares = result === 'draw' && tied.includes(who);
  return (
    <td className={`num ${styles.figure}`}>
      <span className={styles.outcome}>
        {winner === who && <Crown />}
        {shares && <span aria-hidden="true">½</span>}
        {hundredths(scores[who] ?? 0)}
        {(winner === who || shares) && <span className="vh"> {shares ? t.shared : t.won}</span>}
      </span>
    </td>
  );
}

/** Every player's result, and what each round brought them. */
export function Ending({ record, people }: { record: MatchRecord; people: People }) {
  const several = record.rounds.length > 1;
  return (
    <section aria-labelledby="ending">
      <h2 id="ending">{t.heading}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.player}</th>
            <th scope="col" className="only-desk">
              {t.result}
            </th>
            {several &&
              record.rounds.map(({ round }) => (
                <th key={round} scope="col" className={styles.figure} aria-label={t.round(round)}>
                  <span className="only-desk">{t.round(round)}</span>
                  <span className="only-phone">{t.short(round)}</span>
                </th>
              ))}
            <th scope="col" className={styles.figure}>
              {t.score}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.all.map(({ id, username, profile_picture_url, result, score, left }) => (
            <tr key={id} data-you={id === people.me || undefined}>
              <th scope="row">
                <span className={styles.who}>
                  <Avatar name={username} src={profile_picture_url} size="small" />
                  <span className={styles.name}>
                    {username}
                    {id === people.me && <span className="muted"> {texts.yours}</span>}
                    {left && <span className="muted"> ({t.left})</span>}
                    {/* A phone has no column for it. */}
                    <span className="only-phone muted">
                      <span className={styles.below}>
                        <Outcome result={result} />
                      </span>
                    </span>
                  </span>
                </span>
              </th>
              <td className="only-desk">
                <Outcome result={result} />
              </td>
              {several && record.rounds.map((round) => <RoundScore key={round.round} round={round} who={id} />)}
              <td className={`d num t3 ${styles.figure}`}>{Math.round(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {several && <p className={`muted t1 ${styles.rule}`}>{t.rule}</p>}
    </section>
  );
}
