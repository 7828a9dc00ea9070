import type { ComponentProps, CSSProperties } from 'react';
import styles from './beam.module.css';
import { cx } from './cx.ts';

interface BeamProps extends ComponentProps<'div'> {
  /** half the width of the light where it leaves the lamp, any CSS length */
  half?: string;
  /** how far above the box the lamp hangs, any CSS length */
  above?: string;
  /** how far above the lower edge the light ends, any CSS length */
  below?: string;
}

/** The one spotlight: a hard-edged cone behind its children. The only gradient of the product. */
export function Beam({ half = '28px', above = '0px', below = '0px', className, style, ...rest }: BeamProps) {
  const vars = { '--half': half, '--above': above, '--below': below, ...style } as CSSProperties;
  return <div {...rest} className={cx(styles.beam, className)} style={vars} />;
}
