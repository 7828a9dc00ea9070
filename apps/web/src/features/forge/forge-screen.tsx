import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { GenerateMemeBody, MemeResult } from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { session } from '../../engine/http/api.ts';
import { appTexts } from '../../texts/app.ts';
import { forgeTexts } from '../../texts/forge.ts';
import { showToast } from '../../ui/toast-store.ts';
import { Editor } from './editor/editor.tsx';
import { createUnderWay } from './editor/under-way.ts';
import { DeckDialog } from './gallery/deck-dialog.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { putMeme } from './gallery-cache.ts';
import type { Wish } from './kept-wish.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultPanel } from './result-panel.tsx';
import { useForge } from './use-forge.ts';
import { usePlaces } from './use-places.ts';
import { useShown } from './use-shown.ts';
import { useWish } from './use-wish.ts';
import { useWordsOf } from './use-words-of.ts';
import { WishForm } from './wish-form.tsx';
import columns from './columns.module.css';
import styles from './forge-screen.module.css';

const same = (a: Wish, b: Wish): boolean => a.prompt === b.prompt && a.style === b.style && a.format === b.format;

/** The same words again with the next variant: the same request would give the same picture. */
const nextVariant = ({ prompt, style, format }: Wish, { variant }: MemeResult): GenerateMemeBody => ({
  prompt,
  style,
  format,
  variant: (variant + 1) % (limits.forge.variants + 1),
});

function Forge({ user }: { user: string }) {
  const form = useWish(user);
  const queries = useQueryClient();
  const { shown, show } = useShown();
  const main = useRef<HTMLElement>(null);
  const generateButton = useRef<HTMLButtonElement>(null);
  /** Which meme the editor was opened for: by Back and Forward another one may be shown. */
  const [edited, setEdited] = useState<string>();
  const [used, setUsed] = useState<MemeResult>();
  const meme = shown.status === 'there' ? shown.meme : undefined;
  const editing = meme !== undefined && meme.id === edited;
  const [underWay] = useState(createUnderWay);
  const inEditor = useRef<string>(undefined);
  inEditor.current = editing ? meme.id : undefined;

  useWordsOf(meme, form);

  const { toTop, toResult, toMeme } = usePlaces(main);
  const {
    forging,
    made: last,
    generate,
    cancel,
    reset,
  } = useForge((made) => {
    putMeme(queries, made);
    // Another meme in the editor's place would throw away what is being written there.
    if (editing) return showToast({ ...forgeTexts.editor.meanwhile, tone: 'good' });
    setEdited(undefined);
    show(made.id);
    toResult();
  });
  // One primary button: Generate, until there is a meme of just these words; then it is Save.
  const wishOf = (one: MemeResult): Wish => (one.id === last?.id ? last.wish : one);
  const done = meme !== undefined && same(wishOf(meme), form.wish);
  const edit = (id: string): void => {
    setEdited(id);
    toTop();
  };
  /** When it was saved for long, another one may be in the editor by now, and somebody is writing there. */
  const close = (id: string): void => {
    setEdited((now) => (now === id ? undefined : now));
    if (inEditor.current === id) toMeme();
  };
  /** "New resets" (spec §4) is read in two ways, and both are here: New goes straight on to another variant, Start over empties everything. */
  const startOver = (): void => {
    reset();
    setEdited(undefined);
    show(null);
    form.change({ prompt: '' });
    toTop();
  };
  const heading = (
    <h1 className={columns.head} tabIndex={-1}>
      {editing ? forgeTexts.editor.title : forgeTexts.heading}
    </h1>
  );
  return (
    <main ref={main} className={`wrap ${styles.page}`}>
      <title>{appTexts.title(forgeTexts.title)}</title>
      {editing ? (
        <Editor key={meme.id} meme={meme} heading={heading} underWay={underWay} onClose={() => close(meme.id)} />
      ) : (
        <>
          <div className={columns.columns}>
            {heading}
            <WishForm
              form={form}
              forging={forging}
              primary={!done}
              generateButton={generateButton}
              onGenerate={(wish) => void generate(done && meme ? nextVariant(wish, meme) : { ...wish, variant: 0 })}
              onCancel={cancel}
              alt={meme?.alt}
            />
            <ResultPanel
              shown={shown}
              forging={forging}
              onExample={(prompt) => {
                form.change({ prompt });
                generateButton.current?.focus();
              }}
              actions={(made) => (
                <ResultActions
                  key={made.meme_url}
                  meme={made}
                  primary={done}
                  busy={forging.status === 'generating'}
                  onNew={() => void generate(nextVariant(wishOf(made), made))}
                  onEdit={() => edit(made.id)}
                  onUse={() => setUsed(made)}
                  onOver={startOver}
                />
              )}
            />
          </div>
          <Gallery
            shown={meme?.id}
            onOpen={(one) => {
              reset();
              // The words that made it, to go on from; not over words that nothing came of yet.
              if (done || form.problem === 'empty') form.change({ prompt: one.prompt, style: one.style, format: one.format });
              setEdited(undefined);
              show(one.id);
              toResult();
            }}
            onUse={setUsed}
            onRemoved={(id) => {
              if (id === meme?.id) show(null, { replace: true });
            }}
          />
        </>
      )}
      {used && <DeckDialog meme={used} onClose={() => setUsed(undefined)} />}
    </main>
  );
}

/** /generate-meme: words become a picture to save, copy, share or change (spec §2 Meme generator); below it what was made before. */
export function ForgeScreen() {
  const user = useStore(session.store, (state) => state.user?.id);
  return user === undefined ? null : <Forge key={user} user={user} />;
}
