import { useState } from 'react';
import styles from './avatar.module.css';
import { cx } from './cx.ts';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 'small' | 'normal' | 'large' | 'huge';
}

/** A picture, or the first letter of the name in capitals. Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 'normal' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const letter = ([...name][0] ?? '?').toUpperCase();
  const className = cx(styles.avatar, styles[size]);
  if (src && src !== failed) return <img className={className} src={src} alt="" onError={() => setFailed(src)} />;
  return (
    <span className={className} aria-hidden="true">
      {letter}
    </span>
  );
}
