import { Link } from 'react-router';
import { arenasTexts } from '../../texts/arenas.ts';
import { ButtonLike } from '../../ui/button.tsx';
import { Face } from '../../ui/face.tsx';
import { useSeat } from './use-arenas.ts';
import styles from './play-screen.module.css';

const { resume: texts } = arenasTexts;

/** The way back to where the player still sits: into the match while it runs, else into the arena. */
export function ReturnToMatch() {
  const lobby = useSeat();
  if (!lobby) return null;
  const running = lobby.status !== 'waiting';
  const words = running ? texts : texts.seat;
  return (
    <section className={styles.resume}>
      <div className="row">
        <Face size={48} />
        <p>
          <b>
            {words.before}
            {lobby.name}
            {words.after}
          </b>{' '}
          {running && <span className="muted">{texts.kept}</span>}
        </p>
      </div>
      <ButtonLike small tone="pri">
        <Link to={running ? `/game/${lobby.id}/round1` : `/lobby/${lobby.id}`}>{running ? texts.button : texts.seatButton}</Link>
      </ButtonLike>
    </section>
  );
}
