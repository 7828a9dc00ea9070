import { useEffect, useState } from 'react';
import type { User } from '@deadpan/protocol';
import { generatedAvatarPath } from '@deadpan/protocol';
import { account } from '../../../engine/http/account-api.ts';
import { session } from '../../../engine/http/api.ts';
import { myAccountTexts } from '../../../texts/my-account.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { ProgressLine } from '../../../ui/progress-line.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Problem } from '../problem.tsx';
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

/** Chooses a picture: a drawn face, a file of one's own, or none. */
export function PictureDialog({ user, patch, onClose }: { user: User; patch: Patch; onClose: () => void }) {
  const [choice, setChoice] = useState<Choice>();
  const [share, setShare] = useState(0);
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
    setShare(0);
    const send = (): Promise<User> =>
      choice.kind === 'drawn' ? account.drawnAvatar(choice.seed) : account.uploadAvatar(choice.file, setShare);
    void keep(send, texts.done, choice.kind === 'drawn');
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={texts.title}
      actions={
        <>
          {user.profile_picture_url && (
            <Button tone="bad" busy={busy && !choice} onClick={() => void keep(() => account.removeAvatar(), texts.removed, false)}>
              {texts.remove}
            </Button>
          )}
          <DialogClose>
            <Button>{myAccountTexts.cancel}</Button>
          </DialogClose>
          <Button tone="pri" busy={busy} why={!choice && texts.nothing} whyHidden onClick={use}>
            {busy ? myAccountTexts.saving : texts.use}
          </Button>
        </>
      }
    >
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
      {busy && choice?.kind === 'file' && <ProgressLine percent={share * 100} label={texts.uploading} />}
      <Problem>{problems['form']}</Problem>
    </Dialog>
  );
}
