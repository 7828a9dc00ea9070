import { useEffect, useRef, useState } from 'react';
import type { User } from '@deadpan/protocol';
import { generatedAvatarPath } from '@deadpan/protocol';
import { account } from '../../../engine/http/account-api.ts';
import { session } from '../../../engine/http/api.ts';
import { myAccountTexts } from '../../../texts/my-account.ts';
import { unsavedTexts } from '../../../texts/unsaved.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ProgressLine } from '../../../ui/progress-line.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Problem } from '../problem.tsx';
import { Cancel } from './cancel.tsx';
import { DropZone } from './drop-zone.tsx';
import { FacePicker } from './face-picker.tsx';
import type { Patch } from './use-account.ts';
import { useAttempt } from './use-attempt.ts';
import styles from './picture.module.css';

const { picture: texts } = myAccountTexts;

type Choice = { kind: 'drawn'; seed: string } | { kind: 'file'; file: File };

/** The address of a chosen file for as long as it is shown. */
function useFileUrl(choice: Choice | undefined): string | undefined {
  const file = choice?.kind === 'file' ? choice.file : undefined;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}

/** Sends a picture, tells which share of it (0 to 1) has travelled, null when none is on its way, and stops it when the dialog goes. */
function useUpload() {
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (file: File): Promise<User> => {
    stop.current = new AbortController();
    setShare(0);
    try {
      return await account.uploadAvatar(file, setShare, stop.current.signal);
    } finally {
      setShare(null);
    }
  };
  return { share, send };
}

/** Chooses a picture: a drawn face, a file of one's own, or none. */
export function PictureDialog({ user, patch, onClose }: { user: User; patch: Patch; onClose: () => void }) {
  const [choice, setChoice] = useState<Choice>();
  const upload = useUpload();
  const { busy, problems, setProblems, run } = useAttempt();
  const url = useFileUrl(choice);
  const preview = choice?.kind === 'drawn' ? generatedAvatarPath(choice.seed) : (url ?? user.profile_picture_url);

  const keep = async (work: () => Promise<User>, said: string, drawn: boolean): Promise<void> => {
    const worked = await run(async () => {
      const changed = await work();
      session.update(changed);
      patch({ user: changed, generatedAvatar: drawn });
      showToast({ title: said, tone: 'good' });
    });
    if (worked) onClose();
  };
  const choose = (next: Choice): void => {
    setProblems({});
    setChoice(next);
  };
  const use = (): void => {
    if (!choice) return;
    const send = (): Promise<User> => (choice.kind === 'drawn' ? account.drawnAvatar(choice.seed) : upload.send(choice.file));
    void keep(send, texts.done, choice.kind === 'drawn');
  };

  return (
    <FormDialog wide changed={choice !== undefined} busy={busy} ask={unsavedTexts} onClose={onClose} title={texts.title}>
      <div className={styles.picture}>
        <figure className={styles.preview}>
          <Avatar name={user.username} src={preview} size="huge" />
          <figcaption className="muted t1">{texts.preview}</figcaption>
        </figure>
        <div className={styles.choices}>
          <FacePicker seed={choice?.kind === 'drawn' ? choice.seed : undefined} onPick={(seed) => choose({ kind: 'drawn', seed })} />
          <DropZone onFile={(file) => choose({ kind: 'file', file })} onRefused={(why) => setProblems({ form: why })} />
        </div>
      </div>
      {upload.share !== null && <ProgressLine percent={upload.share * 100} label={texts.uploading} />}
      <Problem>{problems['form']}</Problem>
      <DialogActions>
        {user.profile_picture_url && (
          <Button
            tone="bad"
            busy={busy && !choice}
            why={busy && choice && myAccountTexts.underWay}
            whyHidden
            onClick={() => void keep(() => account.removeAvatar(), texts.removed, false)}
          >
            {texts.remove}
          </Button>
        )}
        {/* A picture on its way is stopped when the dialog goes; one that has arrived is the server's. */}
        <Cancel busy={busy && (upload.share === null || upload.share >= 1)} onClose={onClose} />
        <Button tone="pri" busy={busy} why={!choice && texts.nothing} whyHidden onClick={use}>
          {busy ? myAccountTexts.saving : texts.use}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
