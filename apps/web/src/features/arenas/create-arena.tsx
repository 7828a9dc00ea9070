import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { limits } from '@deadpan/protocol';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { lobbies } from '../../engine/http/api.ts';
import { detailOf } from '../../engine/http/http-error.ts';
import { beginJoining, endJoining, markFresh } from '../../stage/session-flags.ts';
import { arenasTexts } from '../../texts/arenas.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Picker } from '../../ui/picker.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Toggle } from '../../ui/toggle.tsx';
import { arenaBody, freshArena } from './arena-form.ts';
import type { ArenaProblem } from './arena-form.ts';
import styles from './play-screen.module.css';

const { create: texts } = arenasTexts;

const toasts = { 'name-required': texts.nameRequired, 'key-required': texts.keyRequired, 'key-short': undefined } as const;

/** CREATE YOUR ARENA: one button that opens into a form. */
export function CreateArena({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const navigate = useNavigate();
  const [form, setForm] = useState(freshArena);
  const [problem, setProblem] = useState<ArenaProblem>();
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const change = (part: Partial<typeof form>): void => {
    setForm({ ...form, ...part });
    setProblem(undefined);
  };

  const cancel = (): void => {
    flushSync(() => onOpenChange(false));
    opener.current?.focus(); // the button that had the focus is gone with the form
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const checked = arenaBody(form);
    if ('problem' in checked) {
      setProblem(checked.problem);
      const toast = toasts[checked.problem];
      if (toast) showToast({ ...toast, tone: 'bad' });
      return;
    }
    if (!beginJoining()) return;
    setBusy(true);
    try {
      const lobby = await lobbies.create(checked.body);
      markFresh(lobby.id);
      showToast({ title: texts.created, text: lobby.name, tone: 'good', duration: 3000 });
      await navigate(`/lobby/${lobby.id}`);
    } catch (error) {
      setBusy(false);
      showToast({ title: texts.failed.title, text: detailOf(error) ?? texts.failed.text, tone: 'bad' });
    } finally {
      endJoining();
    }
  };

  return (
    <Card aria-labelledby="create-arena" id="create">
      <h2 id="create-arena">{texts.heading}</h2>
      {open ? (
        <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
          <Field label={texts.name} error={problem === 'name-required' && texts.nameMissing} toasted>
            <Input
              placeholder={texts.namePlaceholder}
              maxLength={limits.lobbyName.max}
              autoFocus
              value={form.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Picker legend={texts.count} value={form.maxPlayers} options={texts.sizes} onChange={(maxPlayers) => change({ maxPlayers })} />
          <Toggle label={texts.private} words={texts.toggle} checked={form.isPrivate} onChange={(isPrivate) => change({ isPrivate })} />
          {form.isPrivate && (
            <Field
              label={texts.key}
              hint={texts.keyHint}
              error={(problem === 'key-required' && texts.keyMissing) || (problem === 'key-short' && texts.keyShort)}
              toasted={problem === 'key-required'}
            >
              <Input
                autoComplete="off"
                spellCheck={false}
                minLength={limits.lobbyKey.min}
                maxLength={limits.lobbyKey.max}
                value={form.key}
                onChange={(event) => change({ key: event.target.value })}
              />
            </Field>
          )}
          <div className={styles.buttons}>
            <Button onClick={cancel}>{texts.cancel}</Button>
            <Button type="submit" tone="pri" busy={busy}>
              {busy ? texts.busy : texts.submit}
            </Button>
          </div>
        </form>
      ) : (
        <div className="stack">
          <p className="muted">{texts.pitch}</p>
          <Button full ref={opener} onClick={() => onOpenChange(true)}>
            {texts.open}
          </Button>
        </div>
      )}
    </Card>
  );
}
