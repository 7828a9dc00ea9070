import { useEffect, useRef, useState } from 'react';
import type { DeckItem } from '@deadpan/protocol';
import { clock, deckTexts } from '../../texts/decks.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Poster } from './poster.tsx';
import styles from './decks.module.css';

const { deck: t, family } = deckTexts;

/** What can be asked for about an item. */
export type ItemWish = 'edit' | 'remove' | 'report';

/** A clip in the place of its poster; who started it by keyboard goes on at its controls. */
function Player({ item }: { item: DeckItem }) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => video.current?.focus(), []);
  if (failed) return <p className={`muted t1 ${styles.unplayable}`} role="alert">{t.unplayable}</p>; // prettier-ignore
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a player's clip comes without a file of words
    <video
      ref={video}
      className={styles.video}
      src={item.url}
      controls
      autoPlay
      playsInline
      aria-label={item.alt || item.title}
      {...(item.poster_url !== null && { poster: item.poster_url })}
      onError={() => setFailed(true)}
    />
  );
}

interface ItemCardProps {
  item: DeckItem;
  mine: boolean;
  playing: boolean;
  onPlay: () => void;
  onEnlarge: () => void;
  onWish: (wish: ItemWish) => void;
}

/** A clip that plays in its place or a still that opens, its title, and what can be done with it. */
export function ItemCard({ item, mine, playing, onPlay, onEnlarge, onWish }: ItemCardProps) {
  const { kind, title, duration } = item;
  const length = clock(duration ?? 0);
  return (
    <li className={styles.item} data-item={item.id}>
      {playing ? (
        <Player item={item} />
      ) : (
        <button
          type="button"
          className={styles.open}
          aria-label={kind === 'clip' ? t.play(title, length) : t.enlarge(title)}
          onClick={kind === 'clip' ? onPlay : onEnlarge}
        >
          <Poster src={kind === 'clip' ? item.poster_url : (item.poster_url ?? item.url)} />
          <span className={styles.plate} data-kind={kind} aria-hidden="true">
            {kind === 'clip' ? length : t.still}
          </span>
        </button>
      )}
      <div className={styles.under}>
        <h3 className="keepcase">{title}</h3>
        <Menu
          trigger={
            <Button icon quiet small aria-label={t.more(title)}>
              <Icon name="more" />
            </Button>
          }
        >
          {mine ? (
            <>
              <MenuItem onSelect={() => onWish('edit')}>
                <Icon name="sliders" />
                {t.edit}
              </MenuItem>
              <MenuItem onSelect={() => onWish('remove')}>
                <Icon name="close" />
                {t.removeItem}
              </MenuItem>
            </>
          ) : (
            <MenuItem onSelect={() => onWish('report')}>
              <Icon name="warn" />
              {t.reportItem}
            </MenuItem>
          )}
        </Menu>
      </div>
      {item.family !== 'strict' && (
        <Badge>
          <Icon name="users" />
          {family.badges[item.family]}
        </Badge>
      )}
    </li>
  );
}
