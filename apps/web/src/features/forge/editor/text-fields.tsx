import type { RefObject } from 'react';
import type { MemeText, MemeTextLook } from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';
import { forgeTexts } from '../../../texts/forge.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { MoreIcon } from '../../../ui/more-icons.tsx';
import { lookOf } from './look.ts';
import { GROW, STEP, centred, moved, scaled } from './place.ts';
import type { Place } from './place.ts';
import { placeSaid } from './said.ts';
import { MOVING } from './use-editor.ts';
import type { Editor } from './use-editor.ts';
import styles from './editor.module.css';

const t = forgeTexts.editor;

/** What moves a text without dragging and without a keyboard. */
const nudges = [
  { icon: 'left', label: t.left, to: (place: Place) => moved(place, -STEP * 2, 0) },
  { icon: 'right', label: t.right, to: (place: Place) => moved(place, STEP * 2, 0) },
  { icon: 'up', label: t.up, to: (place: Place) => moved(place, 0, -STEP * 2) },
  { icon: 'down', label: t.down, to: (place: Place) => moved(place, 0, STEP * 2) },
  { icon: 'minus', label: t.smaller, to: (place: Place) => scaled(place, 1 / GROW) },
  { icon: 'plus', label: t.larger, to: (place: Place) => scaled(place, GROW) },
  { icon: 'centre', label: t.centre, to: centred },
] as const;

function Nudges({ editor, text, look }: { editor: Editor; text: MemeText; look: MemeTextLook }) {
  return (
    <div className={styles.nudges} role="group" aria-label={t.nudge(look.name)}>
      {nudges.map(({ icon, label, to }) => (
        <Button
          key={icon}
          icon
          quiet
          aria-label={label}
          title={label}
          onClick={() => editor.set({ ...text, ...to(text) }, `${MOVING} by ${icon} ${text.slot}`)}
        >
          <MoreIcon name={icon} />
        </Button>
      ))}
    </div>
  );
}

interface TextFieldsProps {
  editor: Editor;
  looks: readonly MemeTextLook[];
  fields: RefObject<Map<string, HTMLTextAreaElement>>;
}

/** Each text as a labelled field that says where it stands; the selected one can be moved from here too. */
export function TextFields({ editor, looks, fields }: TextFieldsProps) {
  return editor.sheet.texts.map((text) => {
    const look = lookOf(looks, text.slot);
    const selected = editor.selected === text.slot;
    return (
      <div key={text.slot} className={styles.text} data-selected={selected || undefined}>
        <Field
          label={look.name}
          error={text.text.length > limits.forge.textUnits && t.tooLong}
          hint={<span className={selected ? undefined : 'vh'}>{placeSaid(text)}</span>}
        >
          <TextArea
            ref={(field) => {
              if (field) fields.current.set(text.slot, field);
              else fields.current.delete(text.slot);
            }}
            rows={2}
            dir="auto"
            className={styles.words}
            value={text.text}
            onFocus={() => editor.select(text.slot)}
            onBlur={editor.settle}
            // It is drawn where there is room, whatever lines it was written in.
            onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && event.preventDefault()}
            onChange={(event) => editor.set({ ...text, text: event.target.value }, `words ${text.slot}`)}
          />
        </Field>
        {selected && <Nudges editor={editor} text={text} look={look} />}
      </div>
    );
  });
}
