import { useRef, useState } from 'react';
import type { Deck, DeckShelf } from '@deadpan/protocol';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { session } from '../../engine/http/api.ts';
import { ACCEPTED } from '../../engine/uploads/file-check.ts';
import { begun, uploads } from '../../engine/uploads/uploads.ts';
import { deckTexts } from '../../texts/decks.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { UploadRow } from './upload-row.tsx';
import { usePageDrop } from './use-page-drop.ts';
import { roomLeft, useUploads } from './use-uploads.ts';
import styles from './uploads.module.css';

const { upload: t } = deckTexts;

/** What broke off with a page that is gone: the same file goes on where it stopped. */
function BrokenOff({ deck, under }: { deck: string; under: readonly string[] }) {
  const user = useStore(session.store, (state) => state.user?.id);
  const [, look] = useState(0);
  const left = user === undefined ? [] : begun.of(user, deck).filter(({ name }) => !under.includes(name));
  return left.map(({ fingerprint, name }) => (
    <p key={fingerprint} className={styles.broken}>
      <span className="grow">{t.brokenOff(name)}</span>
      <Button
        small
        tone="txt"
        aria-label={t.forgetWhich(name)}
        onClick={() => {
          begun.forget(fingerprint);
          look((times) => times + 1);
        }}
      >
        {t.forget}
      </Button>
    </p>
  ));
}

interface UploadPartProps {
  deck: Deck;
  shelf: DeckShelf;
  /** something new is in the deck */
  onArrived: () => void;
}

/** The place for files: a zone that is a button, the whole page as target, and the list of what is on its way. */
export function UploadPart({ deck, shelf, onArrived }: UploadPartProps) {
  const { entries, said } = useUploads(deck.id, onArrived);
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLButtonElement>(null);
  const room = roomLeft(deck, shelf, entries);
  const take = (files: Iterable<File>): void => uploads.add(deck.id, files, room);
  const over = usePageDrop(take);
  return (
    <section className={styles.part} aria-labelledby="upload">
      <h2 id="upload">{t.heading}</h2>
      <div>
        <button ref={zone} type="button" className={styles.zone} aria-describedby="upload-rules" onClick={() => input.current?.click()}>
          <Icon name="plus" />
          {room.items < 1 ? t.full : t.zone}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={ACCEPTED}
          aria-label={t.zone}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            event.target.value = ''; // the same file may be chosen again
          }}
        />
      </div>
      <div id="upload-rules" className={`muted t1 ${styles.rules}`}>
        <p>{t.rules}</p>
        <p>
          {t.conduct} <Link to="/terms">{t.terms}</Link>
        </p>
      </div>
      <BrokenOff deck={deck.id} under={entries.map(({ name }) => name)} />
      {entries.length > 0 && (
        <ul className={styles.list} aria-label={t.list}>
          {entries.map((entry) => (
            <UploadRow key={entry.id} entry={entry} onGone={() => zone.current?.focus()} />
          ))}
        </ul>
      )}
      <p className="vh" role="status">
        {said}
      </p>
      {over && (
        <div className={styles.over} aria-hidden="true">
          <span className="d t4">{t.over}</span>
        </div>
      )}
    </section>
  );
}
