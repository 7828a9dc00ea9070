import { useEffect, useRef, useState } from 'react';
import type { RoomView } from '@deadpan/protocol';
import { remainingMs } from '../../stage/remaining.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { useTicking } from '../../stage/use-ticking.ts';
import { captionTexts } from '../../texts/captions.ts';
import { showToast } from '../../ui/toast-store.ts';
import { checkDraft, keepDraft, readDraft } from './draft.ts';

const { failed } = captionTexts;

interface Writing {
  text: string;
  setText: (text: string) => void;
  /** sent and not answered yet, or answered and not seen yet */
  sending: boolean;
  /** Sends the caption if it can be one; once. */
  submit: () => Promise<void>;
}

/**
 * The player's caption from the draft to the server (spec §5, R3-1): kept through a refresh, sent once, and sent by itself at the deadline,
 * which the server waits a little longer for.
 */
export function useCaption({ connection, serverNow }: Pick<RoomSession, 'connection' | 'serverNow'>, view: RoomView): Writing {
  const match = view.match_id ?? '';
  const [text, setText] = useState(() => readDraft(match));
  const [sending, setSending] = useState(false);
  const mine = view.captions?.yours ?? null;
  const busy = useRef(false);

  const submit = async (): Promise<void> => {
    const { caption, problem } = checkDraft(text);
    if (problem !== null || mine !== null || busy.current) return;
    busy.current = true;
    setSending(true);
    const ack = await connection.ask('submit_caption', { caption });
    if (ack.ok || ack.error.code === 'CAPTION_SENT') return; // the view says so
    busy.current = false;
    setSending(false);
    const { code, message } = ack.error;
    const said = code === 'NOT_PLAYING' ? failed.late : code === 'UNAVAILABLE' ? failed.again : message;
    showToast({ title: failed.title, text: said, tone: 'bad' });
  };

  const latest = useRef(submit);
  latest.current = submit;
  const over = useTicking(() => view.phase === 'collecting' || (view.phase === 'writing' && remainingMs(view, serverNow()) === 0));
  useEffect(() => {
    if (over) void latest.current();
  }, [over]);

  return {
    text,
    setText: (next) => {
      const line = next.replaceAll(/\s*\n\s*/g, ' '); // a caption is one line
      setText(line);
      keepDraft(match, line);
    },
    sending,
    submit,
  };
}
