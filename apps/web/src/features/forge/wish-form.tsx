import { useEffect, useRef } from 'react';
import type { FormEvent, RefObject } from 'react';
import { formatNames, forgeTexts, styleNames } from '../../texts/forge.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { Picker } from '../../ui/picker.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Progress } from './forge-progress.tsx';
import { formats, styles as styleList } from './kept-wish.ts';
import type { Wish } from './kept-wish.ts';
import type { Forging } from './use-forge.ts';
import type { useWish } from './use-wish.ts';
import { cx } from '../../ui/cx.ts';
import columns from './columns.module.css';
import styles from './wish.module.css';

const t = forgeTexts.wish;

const styleOptions = styleList.map((value) => ({ value, label: styleNames[value] }));
const formatOptions = formats.map((value) => ({
  value,
  label: (
    <span className={styles.format}>
      <i data-format={value} aria-hidden="true" />
      {formatNames[value]}
    </span>
  ),
}));

interface WishFormProps {
  form: ReturnType<typeof useWish>;
  forging: Forging;
  /** Generate is the likeliest next step; otherwise something beside it is, a finished meme to save for example */
  primary: boolean;
  generateButton: RefObject<HTMLButtonElement | null>;
  onGenerate: (wish: Wish) => void;
  onCancel: () => void;
  /** what is said when it is finished */
  alt: string | undefined;
}

/** Whoever presses Cancel would lose the focus with the button: it goes back to Generate. */
function useFocusAfterCancel(forging: Forging, button: RefObject<HTMLButtonElement | null>): void {
  const before = useRef(forging.status);
  useEffect(() => {
    const was = before.current;
    before.current = forging.status;
    if (was === 'generating' && forging.status !== 'generating' && document.activeElement === document.body) button.current?.focus();
  }, [forging.status, button]);
}

/** What is wished for, and the way to it (spec §2 Meme generator). */
export function WishForm({ form, forging, primary, generateButton, onGenerate, onCancel, alt }: WishFormProps) {
  const { wish, typed, length, problem, change } = form;
  const field = useRef<HTMLTextAreaElement>(null);
  const busy = forging.status === 'generating';
  useFocusAfterCancel(forging, generateButton);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (problem === null) return onGenerate(wish);
    if (problem === 'empty') showToast({ ...forgeTexts.inputRequired, tone: 'bad' });
    field.current?.focus();
  };
  return (
    <form className={cx(styles.form, columns.panel)} noValidate onSubmit={submit}>
      <Field
        label={t.prompt}
        error={problem === 'long' && t.tooLong}
        hint={
          <span className="row between">
            <span>{t.hint}</span>
            <span className="num" data-over={problem === 'long' || undefined} aria-hidden="true">
              {t.counter(length)}
            </span>
            <span className="vh">{t.counterSaid(length)}</span>
          </span>
        }
      >
        <TextArea
          ref={field}
          rows={4}
          className={styles.prompt}
          value={typed}
          enterKeyHint="go"
          dir="auto"
          onChange={(event) => change({ prompt: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </Field>
      <Picker legend={t.style} value={wish.style} options={styleOptions} wrap onChange={(style) => change({ style })} />
      <Picker legend={t.format} value={wish.format} options={formatOptions} onChange={(format) => change({ format })} />
      <div className={styles.go}>
        <Button
          ref={generateButton}
          type="submit"
          tone={primary ? 'pri' : 'plain'}
          full
          busy={busy}
          why={problem === 'empty' ? forgeTexts.inputRequired.text : problem === 'long' && t.tooLong}
          whyHidden
        >
          {busy ? t.generating : t.generate}
        </Button>
        {busy && <Button onClick={onCancel}>{t.cancel}</Button>}
      </div>
      <Progress forging={forging} alt={alt} />
      <p className={styles.tip}>
        <b>{t.tip}</b> {t.tipText}
      </p>
    </form>
  );
}
