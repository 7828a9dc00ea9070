import { useMemo, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { MemeText, MemeTextLook } from '@deadpan/protocol';
import { forgeTexts } from '../../../texts/forge.ts';
import { fitted } from './fit.ts';
import { legible, type Ground } from './ground.ts';
import { placeAfterKey } from './keys.ts';
import { families, measureFor, shownWords } from './look.ts';
import { useDrag } from './use-drag.ts';
import { MOVING } from './use-editor.ts';
import type { Editor } from './use-editor.ts';
import styles from './stage.module.css';

const t = forgeTexts.editor;
/** What an outline takes on every side of a letter, in sizes; as the server's artist has it. */
const OUTLINE = 0.075;
const PAD = 0.03;
const percent = (share: number): string => `${share * 100}%`;

interface TextBoxProps {
  editor: Editor;
  text: MemeText;
  look: MemeTextLook;
  /** what stands under it; null: not known (yet) */
  ground: Ground | null;
  /** height of the picture by its width */
  ratio: number;
  stage: RefObject<HTMLElement | null>;
  /** id of what says how keys move it */
  keysId: string;
  onMoved: (text: MemeText) => void;
  onWords: () => void;
}

/** The words in the box, at the size the server will give them, about. Sizes are in hundredths of the picture's width. */
function Words({ text, look: wanted, ground, ratio }: Pick<TextBoxProps, 'text' | 'look' | 'ground' | 'ratio'>) {
  const { x, y, width, height } = text;
  const look = useMemo(() => legible(ground, { x, y, width, height }, wanted), [ground, x, y, width, height, wanted]);
  const words = shownWords(text.text, look);
  const { lines, size } = useMemo(
    () => fitted(words, { width, height: height * ratio }, measureFor(wanted), { ...wanted, pad: wanted.outline ? OUTLINE : PAD }),
    [words, width, height, ratio, wanted],
  );
  return (
    <span
      className={styles.words}
      dir="auto"
      data-valign={look.valign}
      style={{
        fontFamily: families[look.font],
        fontWeight: look.weight,
        fontStyle: look.italic ? 'italic' : 'normal',
        letterSpacing: `${look.spacing ?? 0}em`,
        lineHeight: look.leading ?? 1.16,
        ...(look.plate && lines.length > 0 && { background: look.plate }),
        fontSize: `${size * 100}cqw`,
        color: look.colour,
        textAlign: look.align,
        ...(look.outline && { WebkitTextStroke: `${2 * OUTLINE}em ${look.outline}`, paintOrder: 'stroke fill' }),
      }}
    >
      {lines.join('\n')}
    </span>
  );
}

/** One text on the picture: dragged, pulled by its corner, or moved with the keyboard. */
export function TextBox({ editor, text, look, ground, ratio, stage, keysId, onMoved, onWords }: TextBoxProps) {
  const { on, cancel } = useDrag(editor, text, stage);
  const before = useRef(text);
  const selected = editor.selected === text.slot;
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      if (cancel()) return;
      const { x, y, width, height } = before.current;
      if (text.x === x && text.y === y && text.width === width && text.height === height) return;
      event.stopPropagation();
      put({ ...text, x, y, width, height }, null);
      return;
    }
    const place = placeAfterKey(text, event.key, event);
    if (!place) return;
    event.preventDefault();
    put({ ...text, ...place }, `${MOVING} by key ${text.slot}`);
  };
  const put = (next: MemeText, mark: string | null): void => {
    editor.set(next, mark);
    onMoved(next);
  };
  return (
    <div
      className={styles.box}
      data-slot={text.slot}
      data-selected={selected || undefined}
      style={{ left: percent(text.x), top: percent(text.y), width: percent(text.width), height: percent(text.height) }}
    >
      <button
        type="button"
        className={styles.grip}
        aria-label={t.text(look.name, text.text)}
        aria-pressed={selected}
        aria-describedby={keysId}
        onFocus={() => {
          before.current = text;
          editor.select(text.slot);
        }}
        onBlur={editor.settle}
        onKeyDown={press}
        // A press of the pointer selects; Enter, Space and a double press go to the words.
        onClick={(event) => event.detail !== 1 && onWords()}
        {...on('move')}
      >
        <Words text={text} look={look} ground={ground} ratio={ratio} />
      </button>
      {selected && <span className={styles.corner} aria-hidden="true" {...on('size')} />}
    </div>
  );
}
