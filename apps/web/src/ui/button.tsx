import { cloneElement, useId } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import { Face } from './face.tsx';
import styles from './button.module.css';
import { cx } from './cx.ts';

/** `pri`: the likeliest next step, one per view. `bad`: destroys something. `txt`: a link in the clothes of a button. */
type ButtonTone = 'plain' | 'pri' | 'bad' | 'txt';

interface ButtonLook {
  tone?: ButtonTone;
  /** 44 px high instead of 52 */
  small?: boolean;
  full?: boolean;
  /** a square with an icon only: needs `aria-label` */
  icon?: boolean;
  /** no border: for icons in bars */
  quiet?: boolean;
}

function look({ tone = 'plain', small, full, icon, quiet }: ButtonLook, className?: string): string {
  return cx(
    styles.btn,
    tone !== 'plain' && styles[tone],
    small && styles.sm,
    full && styles.full,
    icon && styles.ico,
    quiet && styles.quiet,
    className,
  );
}

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** something is under way: the button stays where it is, keeps the focus and does nothing more */
    busy?: boolean;
    /** why it cannot be pressed now; it stays focusable so that the reason can be read */
    why?: string | false | undefined;
    /** the reason stands elsewhere on the page already: say it, do not show it again */
    whyHidden?: boolean;
    children?: ReactNode;
  };

/** A button. It is never silently dead: `why` tells what is missing, `busy` that it is working. */
export function Button({
  tone,
  small,
  full,
  icon,
  quiet,
  busy,
  why,
  whyHidden,
  className,
  onClick,
  onKeyDown,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const whyId = useId();
  const dead = Boolean(why) || busy;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    // A submit button that may not be pressed yet still asks its form, which says what is missing.
    if (busy || (why && type !== 'submit')) event.preventDefault();
    else onClick?.(event);
  };
  // A key that is held down would press this again and again, and after it whatever takes the focus next, which nobody has read.
  const keyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    onKeyDown?.(event);
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        className={look({ tone, small, full, icon, quiet }, className)}
        aria-disabled={dead || undefined}
        aria-busy={busy || undefined}
        aria-describedby={cx(rest['aria-describedby'], why && whyId) || undefined}
        onClick={click}
        onKeyDown={keyDown}
      >
        {busy && <Face className={styles.busy} />}
        {(!busy || !icon) && children}
      </button>
      {why && (
        <span id={whyId} className={whyHidden ? 'vh' : styles.why}>
          {why}
        </span>
      )}
    </>
  );
}

/** The clothes of a button on one other element, a router's link for example: `<ButtonLike tone="pri"><Link to="/play">Play</Link></ButtonLike>`. */
export function ButtonLike({
  tone,
  small,
  full,
  icon,
  quiet,
  className,
  children,
}: ButtonLook & { className?: string; children: ReactElement<{ className?: string }> }) {
  return cloneElement(children, { className: look({ tone, small, full, icon, quiet }, cx(children.props.className, className)) });
}
