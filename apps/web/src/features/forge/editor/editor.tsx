import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { MemeResult } from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';
import { forgeTexts } from '../../../texts/forge.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MoreIcon } from '../../../ui/more-icons.tsx';
import { Question } from '../../../ui/question.tsx';
import { Stage } from './stage.tsx';
import { TextFields } from './text-fields.tsx';
import type { UnderWay } from './under-way.ts';
import { useEditor } from './use-editor.ts';
import type { Editor as Editing } from './use-editor.ts';
import { useLeaving } from './use-leaving.ts';
import { useSaving } from './use-saving.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { cx } from '../../../ui/cx.ts';
import columns from '../columns.module.css';
import styles from './editor.module.css';

const t = forgeTexts.editor;

function Tools({ editor }: { editor: Editing }) {
  return (
    <div className={styles.tools}>
      <Button small why={!editor.canUndo && t.nothingToUndo} whyHidden onClick={editor.undo}>
        <MoreIcon name="undo" />
        {t.undo}
      </Button>
      <Button small why={!editor.canRedo && t.nothingToRedo} whyHidden onClick={editor.redo}>
        <MoreIcon name="redo" />
        {t.redo}
      </Button>
      <Button small tone="txt" why={!editor.changed && t.nothingToReset} whyHidden onClick={editor.reset}>
        {t.reset}
      </Button>
    </div>
  );
}

interface EditorProps {
  meme: MemeResult;
  heading: ReactNode;
  underWay: UnderWay;
  /** saved, or given up */
  onClose: () => void;
}

/** Changes the words and places of a meme's texts without composing it anew. */
export function Editor({ meme, heading, underWay, onClose }: EditorProps) {
  const editor = useEditor(meme, underWay);
  const { save, saving, problem, tooLong } = useSaving(meme, editor, underWay);
  const { asked, leave, stay } = useLeaving(editor.changed);
  useUndoKeys(editor);
  const fields = useRef(new Map<string, HTMLTextAreaElement>());
  const keysId = useId();
  const saveNow = async (): Promise<void> => {
    if (!editor.changed || (await save())) onClose();
  };
  return (
    <div className={cx(columns.columns, columns.first)}>
      {heading}
      <div className={cx(styles.picture, columns.picture)}>
        <Stage meme={meme} editor={editor} keysId={keysId} onWords={(slot) => fields.current.get(slot)?.focus()} />
        <Tools editor={editor} />
      </div>
      <form
        className={cx(styles.panel, columns.panel)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving && !tooLong) void saveNow();
        }}
      >
        <p className="muted">{t.intro}</p>
        {editor.restored && <p role="status">{t.restored}</p>}
        <TextFields editor={editor} looks={meme.looks} fields={fields} />
        <Field label={t.alt} hint={t.altHint}>
          <TextArea
            rows={2}
            maxLength={limits.decks.alt}
            value={editor.sheet.alt}
            onBlur={editor.settle}
            onChange={(event) => editor.setAlt(event.target.value)}
          />
        </Field>
        <details className={styles.keys}>
          <summary>{t.keysHead}</summary>
          <p id={keysId} className="muted t1">
            {t.keys}
          </p>
        </details>
        {problem && (
          <p className={styles.problem} role="alert">
            <Icon name="warn" />
            {problem}
          </p>
        )}
        <div className={styles.end}>
          <Button onClick={() => leave(giveUp)}>{t.cancel}</Button>
          <Button type="submit" tone="pri" busy={saving} why={tooLong && t.tooLong} whyHidden>
            {saving ? t.saving : t.save}
          </Button>
        </div>
      </form>
      {asked && (
        <Question
          danger
          title={t.ask.title}
          text={t.ask.text}
          yes={t.ask.yes}
          onYes={() => {
            stay();
            editor.finish();
            asked();
          }}
          no={t.ask.no}
          onNo={stay}
        />
      )}
    </div>
  );

  function giveUp(): void {
    editor.finish();
    onClose();
  }
}
