import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { WireError } from '@deadpan/protocol';
import { Link, useNavigate } from 'react-router';
import type { JoinOptions } from '../../engine/socket/connection-types.ts';
import { Notice } from '../../stage/notice.tsx';
import { stageTexts } from '../../texts/stage.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { Button, ButtonLike } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface DoorProps {
  error: WireError;
  join: (options?: JoinOptions) => Promise<unknown>;
}

function KeyDoor({ error, join }: DoorProps) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (password.trim() === '') return void showToast({ ...t.key.required, tone: 'bad' });
    setBusy(true);
    await join({ password: password.trim() });
    setBusy(false);
  };
  const problem = error.code === 'WRONG_KEY' ? t.key.wrong : error.code === 'RATE_LIMITED' ? error.message : undefined;
  return (
    <Dialog open firm onOpenChange={(open) => !open && void navigate('/play')} title={t.key.title} description={t.key.text}>
      <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
        <Field label={t.key.label} error={problem}>
          <PasswordInput
            labels={t.key}
            autoComplete="off"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <DialogActions>
          <Button onClick={() => void navigate('/play')}>{t.cancel}</Button>
          <Button type="submit" tone="pri" busy={busy}>
            {t.key.join}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function ForfeitDoor({ error, join }: DoorProps) {
  const navigate = useNavigate();
  const back = (): void => void navigate(error.lobby_id ? `/game/${error.lobby_id}/round1` : '/play');
  return (
    <Dialog
      open
      firm
      onOpenChange={(open) => !open && back()}
      title={t.forfeit.title}
      description={t.forfeit.text}
      actions={
        <>
          <Button tone="bad" onClick={() => void join({ forfeit: true })}>
            {t.forfeit.go}
          </Button>
          <Button tone="pri" autoFocus onClick={back}>
            {t.forfeit.back}
          </Button>
        </>
      }
    />
  );
}

const plain: Partial<Record<WireError['code'], { title: string; text: string }>> = {
  LOBBY_FULL: t.full,
  MATCH_RUNNING: t.running,
  LOBBY_RECOVERY_FAILED: stageTexts.toasts.joinFailed,
};

/** Why one does not get in, and what can be done: a key, a forfeit, another try, another arena. */
export function Door({ error, join }: DoorProps) {
  if (error.code === 'KEY_REQUIRED' || error.code === 'WRONG_KEY') return <KeyDoor error={error} join={join} />;
  if (error.code === 'IN_ANOTHER_MATCH') return <ForfeitDoor error={error} join={join} />;
  const { title, text } = plain[error.code] ?? { title: t.toasts.arenaError, text: error.message };
  return (
    <Notice>
      <div role="alert">
        <Empty
          closed
          title={<h1 className="t5">{title}</h1>}
          action={
            <div className="row wrapx" style={{ justifyContent: 'center' }}>
              <Button onClick={() => void join()}>{t.camera.retry}</Button>
              <ButtonLike tone="pri">
                <Link to="/play">{t.closed.back}</Link>
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
