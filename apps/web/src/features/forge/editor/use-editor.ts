import { useEffect, useMemo, useRef, useState } from 'react';
import type { MemeResult, MemeText } from '@deadpan/protocol';
import { begin, change, isChanged, rebased, redo, settle, sheetOf, undo, withText } from './edits.ts';
import type { Edits, Sheet } from './edits.ts';
import { forgetEdits, keepEdits, readEdits } from './kept-edits.ts';
import type { UnderWay } from './under-way.ts';

/** How the marks of changes of place begin. */
export const MOVING = 'place';

/** What the parts of the editor do with the sheet. */
export interface Editor {
  saved: Sheet;
  sheet: Sheet;
  selected: string | undefined;
  select: (slot: string | undefined) => void;
  /** changes one text; changes of the same mark are undone together */
  set: (text: MemeText, mark: string | null) => void;
  setAlt: (alt: string) => void;
  settle: () => void;
  undo: () => void;
  redo: () => void;
  /** everything as it was saved; can be undone */
  reset: () => void;
  /** a text is on its way: the lines it may stand on are shown */
  moving: boolean;
  canUndo: boolean;
  canRedo: boolean;
  changed: boolean;
  /** unsaved changes of before were found in this tab */
  restored: boolean;
  /** nothing of this is to be kept: it was saved, or given up */
  finish: () => void;
}

/** The changes of one meme's texts, not saved yet. They outlive a refresh, and a save that came before them: then they are changes of what it drew. */
export function useEditor(meme: MemeResult, underWay: UnderWay): Editor {
  const saved = useMemo(() => sheetOf(meme), [meme]);
  const [kept] = useState(() => readEdits(meme));
  const [edits, setEdits] = useState<Edits>(() => (kept ? change(begin(saved), kept, null) : begin(saved)));
  const [selected, select] = useState<string | undefined>(saved.texts[0]?.slot);
  const [drawn, setDrawn] = useState(meme);
  if (drawn.meme_url !== meme.meme_url) {
    setDrawn(meme);
    const before = underWay.sent(meme.meme_url) ?? sheetOf(drawn);
    setEdits((now) => rebased(now, before, saved));
  }
  const changed = isChanged(saved, edits.now);
  useEffect(() => underWay.write(meme.id, edits.now), [meme.id, edits.now, underWay]);
  const over = useRef<Sheet>(undefined);
  useEffect(() => {
    if (over.current === edits.now) return;
    if (changed) keepEdits(meme, edits.now);
    else forgetEdits(meme);
  }, [changed, edits.now, meme]);
  return {
    saved,
    sheet: edits.now,
    selected,
    select,
    set: (text, mark) => setEdits((now) => change(now, withText(now.now, text), mark)),
    setAlt: (alt) => setEdits((now) => change(now, { ...now.now, alt }, 'alt')),
    settle: () => setEdits(settle),
    undo: () => setEdits(undo),
    redo: () => setEdits(redo),
    reset: () => setEdits((now) => change(now, saved, null)),
    moving: edits.mark?.startsWith(MOVING) === true,
    canUndo: edits.past.length > 0,
    canRedo: edits.future.length > 0,
    changed,
    restored: kept !== undefined,
    finish: () => {
      over.current = edits.now;
      forgetEdits(meme);
    },
  };
}
