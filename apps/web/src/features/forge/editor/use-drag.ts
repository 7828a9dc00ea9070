import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { MemeText } from '@deadpan/protocol';
import { moved, pulled, snapped } from './place.ts';
import { MOVING } from './use-editor.ts';
import type { Editor } from './use-editor.ts';

/** How near to the middle a text has to come to be drawn onto it, px. */
const SNAP_PX = 8;
/** A press that trembles is no drag, px. */
const TREMBLE_PX = 3;

interface Drag {
  kind: 'move' | 'size';
  text: MemeText;
  mark: string;
  fromX: number;
  fromY: number;
  begun: boolean;
}

let count = 0;

/** Moves a text, or pulls its corner, with mouse, pen or finger. Spread `on(kind)` on what is taken hold of; `cancel` puts it back. */
export function useDrag(editor: Editor, text: MemeText, stage: RefObject<HTMLElement | null>) {
  const drag = useRef<Drag>(undefined);
  const end = (): void => {
    drag.current = undefined;
    editor.settle();
  };
  const follow = (event: PointerEvent): void => {
    const box = stage.current?.getBoundingClientRect();
    const held = drag.current;
    if (!held || !box || box.width === 0 || box.height === 0) return;
    held.begun ||= Math.hypot(event.clientX - held.fromX, event.clientY - held.fromY) > TREMBLE_PX;
    if (!held.begun) return;
    const dx = (event.clientX - held.fromX) / box.width;
    const dy = (event.clientY - held.fromY) / box.height;
    const reach = { x: SNAP_PX / box.width, y: SNAP_PX / box.height };
    const place = held.kind === 'move' ? snapped(moved(held.text, dx, dy), reach) : pulled(held.text, dx, dy);
    editor.set({ ...held.text, ...place }, held.mark);
  };
  const on = (kind: Drag['kind']) => ({
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0) return;
      editor.select(text.slot);
      count += 1;
      drag.current = { kind, text, mark: `${MOVING} by drag ${count}`, fromX: event.clientX, fromY: event.clientY, begun: false };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
  });
  const cancel = (): boolean => {
    const held = drag.current;
    if (!held) return false;
    if (held.begun) editor.set(held.text, held.mark);
    end();
    return true;
  };
  return { on, cancel };
}
