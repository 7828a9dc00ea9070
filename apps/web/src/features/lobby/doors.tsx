import { useEffect, useState } from 'react';
import type { WireError } from '@deadpan/protocol';
import { Link, useNavigate } from 'react-router';
import type { JoinOptions } from '../../engine/socket/connection-types.ts';
import { KeyDialog } from '../../stage/key-dialog.tsx';
import { Notice } from '../../stage/notice.tsx';
import { reopenRoom } from '../../stage/room-sessions.ts';
import { useWayBack } from '../../stage/use-way-back.ts';
import { stageTexts } from '../../texts/stage.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { Button, ButtonLike } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Question } from '../../ui/question.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface DoorProps {
  error: WireError;
  join: (options?: JoinOptions) => Promise<unknown>;
}

function KeyDoor({ error, join }: DoorProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  /** the refusal that was on the screen when the player typed on: answered, so it is no longer shown */
  const [answered, setAnswered] = useState<WireError | null>(null);
  const submit = async (password: string): Promise<void> => {
    setBusy(true);
    await join({ password });
    setBusy(false);
  };
  const said = error.code === 'WRONG_KEY' ? t.key.wrong : error.code === 'RATE_LIMITED' ? error.message : undefined;
  return (
    <KeyDialog
      open
      firm
      words={{ ...t.key, cancel: t.cancel }}
      text={t.key.text}
      busy={busy}
      problem={error === answered ? undefined : said}
      onType={() => setAnswered(error)}
      onClose={() => void navigate('/play')}
      onSubmit={(key) => void submit(key)}
    />
  );
}

function ForfeitDoor({ error, join }: DoorProps) {
  const navigate = useNavigate();
  const back = useWayBack({ door: error.lobby_id, onOpen: () => void join(), onNone: () => void navigate('/play') });
  const forfeit = (): void => {
    back.cancel();
    void join({ forfeit: true });
  };
  return (
    <Question
      firm
      title={t.forfeit.title}
      text={t.forfeit.text}
      danger
      yes={t.forfeit.go}
      onYes={forfeit}
      no={t.forfeit.back}
      noBusy={back.asking}
      onNo={() => void back.go()}
    />
  );
}

const plain: Partial<Record<WireError['code'], { title: string; text: string }>> = {
  LOBBY_FULL: t.full,
  MATCH_RUNNING: t.running,
  BLOCKED: t.blocked,
};

function ShutDoor({ error, join }: DoorProps) {
  const [busy, setBusy] = useState(false);
  const known = plain[error.code];
  const { joinFailed, arenaError } = stageTexts.toasts;
  const unknown = error.code === 'UNAVAILABLE' ? joinFailed.title : arenaError;
  const { title, text } = known ?? { title: unknown, text: error.message };
  // Whether a sign-in is over is only now looked up: the door opens again by itself, or the login says so.
  const tells = known === undefined && error.code !== 'AUTH_REQUIRED';
  useEffect(() => {
    if (tells) showToast({ title, text: error.message, tone: 'bad' });
  }, [tells, title, error]);
  const again = async (): Promise<void> => {
    // The socket was opened with a sign-in that is over: only another socket gets in.
    if (error.code === 'AUTH_REQUIRED') return reopenRoom();
    setBusy(true);
    await join();
    setBusy(false);
  };
  return (
    <Notice>
      <div role="alert">
        <Empty
          closed
          title={<h1 className="t5">{title}</h1>}
          action={
            <div className="row wrapx" style={{ justifyContent: 'center' }}>
              {error.code !== 'BLOCKED' && (
                <Button busy={busy} onClick={() => void again()}>
                  {t.retry}
                </Button>
              )}
              <ButtonLike tone="pri">
                <Link to="/play">{t.back}</Link>
              </ButtonLike>
            </div>
          }
        >
          {text}
        </Empty>
      </div>
    </Notice>
  );
}

/** Why one does not get in, and what can be done: a key, a forfeit, another try, another arena. */
export function Door({ error, join }: DoorProps) {
  // A private arena may ask for the key and for a forfeit, one after the other: the second answer brings the first along.
  const [given, setGiven] = useState<JoinOptions>({});
  const again = (options: JoinOptions = {}): Promise<unknown> => {
    const all = { ...given, ...options };
    setGiven(all);
    return join(all);
  };
  const { code, message } = error;
  const aboutKey = code === 'KEY_REQUIRED' || code === 'WRONG_KEY' || (code === 'RATE_LIMITED' && /key/.test(message));
  if (aboutKey) return <KeyDoor error={error} join={again} />;
  if (code === 'IN_ANOTHER_MATCH') return <ForfeitDoor error={error} join={again} />;
  return <ShutDoor error={error} join={again} />;
}
