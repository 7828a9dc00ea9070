import aiko from './art/aiko.svg';
import cat from './art/cat.svg';
import kofi from './art/kofi.svg';
import mara from './art/mara.svg';
import tobias from './art/tobias.svg';
import { landingTexts } from '../../texts/landing.ts';
import { Meter } from '../../ui/meter.tsx';
import { Tile } from '../../ui/tile.tsx';
import styles from './show.module.css';

const { show: texts } = landingTexts;
const camera = { state: 'ok', label: texts.camera } as const;
const link = { state: 'ok', label: texts.link } as const;

const players = [
  { name: 'mara', picture: mara, percent: 18, wins: 1, state: 'normal', you: true },
  { name: 'tobias', picture: tobias, percent: 36, wins: 0, state: 'danger', you: false },
  { name: 'aiko', picture: aiko, percent: 2, wins: 1, state: 'normal', you: false },
  { name: 'kofi', picture: kofi, percent: 61, wins: 0, state: 'out', you: false },
] as const;

/** A play in progress, drawn: what the product looks like before anybody has a camera on. */
export function Show() {
  return (
    <section className={`onstage ${styles.band}`} aria-label={texts.label}>
      <div className={`wrap ${styles.show}`}>
        {players.map(({ picture, ...player }) => (
          <Tile key={player.name} texts={texts.tile} camera={camera} link={link} {...player}>
            <img className={styles.picture} src={picture} alt="" loading="lazy" decoding="async" width="400" height="480" />
          </Tile>
        ))}
        <div className={styles.middle}>
          <figure className={styles.meme}>
            <figcaption aria-hidden="true">{texts.channel}</figcaption>
            <img src={cat} alt={texts.meme} loading="lazy" decoding="async" width="1280" height="720" />
            <p aria-hidden="true">{texts.subtitle}</p>
          </figure>
          <Meter percent={18} texts={texts.meter} note={texts.note} />
        </div>
      </div>
    </section>
  );
}
