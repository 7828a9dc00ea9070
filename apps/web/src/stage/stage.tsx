import type { ComponentProps, ReactNode } from 'react';
import type { RoomView } from '@deadpan/protocol';
import { Beam } from '../ui/beam.tsx';
import { cx } from '../ui/cx.ts';
import styles from './stage.module.css';

interface StageProps extends ComponentProps<'main'> {
  view: Pick<RoomView, 'phase'>;
  head: ReactNode;
  /** how many boxes stand around the middle */
  boxes: number;
  /** how they lie on a phone: two by two, in one row below a page that scrolls, or as the round itself says */
  upright: 'corners' | 'row' | 'stack';
  /** after the boxes: a dock, what is only said */
  foot?: ReactNode;
}

/** The ground of every round: dark in both themes, its head on top, the middle under one light, the boxes around it. */
export function Stage({ view, head, boxes, upright, foot, children, ...rest }: StageProps) {
  const data = { 'data-phase': view.phase ?? 'none', 'data-boxes': boxes, 'data-upright': upright, 'data-toasts': 'title' };
  return (
    <main {...data} {...rest} className={cx('onstage', styles.stage)}>
      {head}
      <div className={styles.grid}>{children}</div>
      {foot}
    </main>
  );
}

/** The class of the box at a place, from 0: the own one first, then the corners in their order. */
export const boxAt = (place: number): string | undefined => styles[`b${place + 1}`];

/** What stands under the light. */
export function Middle({ children }: { children: ReactNode }) {
  return (
    <Beam half="var(--beam-half)" above="var(--beam-above)" className={styles.middle ?? ''}>
      {children}
    </Beam>
  );
}
