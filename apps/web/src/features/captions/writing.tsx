import type { RoomView } from '@deadpan/protocol';
import type { RoundProps } from '../../stage/round-props.ts';
import { useHeadingFocus } from '../../stage/use-heading-focus.ts';
import { captionTexts as t } from '../../texts/captions.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { checkDraft } from './draft.ts';
import { useCaption } from './use-caption.ts';
import styles from './captions.module.css';

function Count({ view }: { view: RoomView }) {
  const here = view.players.filter((one) => !one.left);
  const sent = here.filter((one) => view.captions?.submitted.includes(one.user_id)).length;
  return (
    <p className="t1 muted num" role="status">
      {t.sentCount(sent, here.length)}
    </p>
  );
}

/** It is in: what it says, as the server took it. The heading takes the focus that was lost with the form. */
function Sent({ view, text }: { view: RoomView; text: string }) {
  const heading = useHeadingFocus();
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <div className="row between">
        <h2 ref={heading} id="sent" className="t3" tabIndex={-1}>
          {t.write}
        </h2>
        <Badge tone="safe">
          <Icon name="check" />
          {t.sent}
        </Badge>
      </div>
      <blockquote>{text}</blockquote>
      <p className="muted t1">{t.sentText}</p>
      <Count view={view} />
    </section>
  );
}

function Form({ session, view }: RoundProps) {
  const { text, setText, sending, submit } = useCaption(session, view);
  const { length, problem } = checkDraft(text);
  const why = problem === 'long' ? t.tooLong : problem === 'short' ? t.tooShort : undefined;
  const late = view.phase === 'collecting';
  if (late && problem !== null && !sending) return <p className="t3">{t.missed}</p>;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label={t.write}
        error={problem === 'long' && t.tooLong}
        hint={
          <>
            {t.hint} <span className="vh">{t.counterSaid(length)}</span>
          </>
        }
      >
        <TextArea
          rows={3}
          autoFocus
          value={text}
          readOnly={sending || late}
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </Field>
      <div className={styles.send}>
        <span className="num t1" data-over={problem === 'long' || undefined} aria-hidden="true">
          {t.counter(length)}
        </span>
        <Count view={view} />
        <Button type="submit" tone="pri" busy={sending} why={why} whyHidden>
          {t.submit}
        </Button>
      </div>
      <p className="muted t1">{t.byItself}</p>
    </form>
  );
}

/** One caption each, 60 seconds (spec §5, design "Round 3"). */
export function Writing({ session, view }: RoundProps) {
  const yours = view.captions?.yours ?? null;
  return yours === null ? <Form session={session} view={view} /> : <Sent view={view} text={yours} />;
}
