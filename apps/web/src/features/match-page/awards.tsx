import type { Award, AwardKey, MatchRecord } from '@deadpan/protocol';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { Face } from '../../ui/face.tsx';
import { titleOf } from './broke-you.ts';
import { seconds } from './format.ts';
import type { People } from './people.ts';
import styles from './match-page.module.css';

const { awards: t } = texts;

/** How the face of an award looks, in percent of a smile. */
const faces: Record<AwardKey, number> = { stone_face: 0, first_to_crack: 70, crowd_pleaser: 30, tough_crowd: 0, punchline: 40 };

function why(award: Award, plays: MatchRecord['plays']): string {
  switch (award.key) {
    case 'stone_face':
      return t.stoneFace(award.detail.survived, award.detail.plays);
    case 'first_to_crack': {
      const { play, afterMs, memeId } = award.detail;
      const played = plays.find((one) => one.play === play);
      return t.firstToCrack(seconds(afterMs), play, titleOf(played, memeId));
    }
    case 'crowd_pleaser':
      return t.crowdPleaser(award.detail.laughs, award.detail.listeners);
    case 'tough_crowd':
      return t.toughCrowd(award.detail.turns);
    case 'punchline':
      return t.punchline(award.detail.text);
  }
}

/** What the match has to say about its players; nothing at all when it has not. */
export function Awards({ record, people }: { record: MatchRecord; people: People }) {
  if (record.awards.length === 0) return null;
  return (
    <section aria-labelledby="awards">
      <h2 id="awards">{t.heading}</h2>
      <ul className={styles.awards}>
        {record.awards.map((award) => (
          <li key={`${award.key} ${award.user_id}`} data-you={award.user_id === people.me || undefined}>
            <Face percent={faces[award.key]} size={56} />
            <p className="muted">{t.names[award.key]}</p>
            <p className="d t3 keepcase">{people.name(award.user_id)}</p>
            <p className="muted t1">{why(award, record.plays)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
