import { useState } from 'react';
import type { MemeResult } from '@deadpan/protocol';
import { forgeTexts } from '../../texts/forge.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { copy, save, share } from './doings.ts';
import { CopyByHand } from './copy-by-hand.tsx';
import styles from './result.module.css';

const t = forgeTexts.result;

interface ActionsProps {
  meme: MemeResult;
  /** Save is the likeliest next step */
  primary: boolean;
  busy: boolean;
  onNew: () => void;
  onEdit: () => void;
  onUse: () => void;
  onOver: () => void;
}

/** Save, Copy, Share and New (spec §2), and what else can be done with a meme. */
export function ResultActions({ meme, primary, busy, onNew, onEdit, onUse, onOver }: ActionsProps) {
  const [under, setUnder] = useState<'save' | 'copy' | 'share'>();
  const [byHand, setByHand] = useState(false);
  const run = async (what: 'save' | 'copy' | 'share', work: Promise<boolean | void>): Promise<void> => {
    setUnder(what);
    if ((await work) === false) setByHand(true);
    setUnder(undefined);
  };
  return (
    <>
      <div className={styles.actions} role="group" aria-label={t.actions}>
        <Button tone={primary ? 'pri' : 'plain'} busy={under === 'save'} onClick={() => void run('save', save(meme))}>
          {under !== 'save' && <Icon name="save" />}
          {t.save}
        </Button>
        <Button busy={under === 'copy'} onClick={() => void run('copy', copy(meme))}>
          {under !== 'copy' && <Icon name="copy" />}
          {t.copy}
        </Button>
        <Button busy={under === 'share'} onClick={() => void run('share', share(meme))}>
          {under !== 'share' && <Icon name="share" />}
          {t.share}
        </Button>
        <Button busy={busy} onClick={onNew}>
          {!busy && <Icon name="plus" />}
          {t.new}
        </Button>
      </div>
      <div className={styles.lesser}>
        <Button small onClick={onEdit}>
          <MoreIcon name="pencil" />
          {t.edit}
        </Button>
        <Button small onClick={onUse}>
          <MoreIcon name="deck" />
          {t.use}
        </Button>
        <Button small tone="txt" onClick={onOver}>
          {t.over}
        </Button>
      </div>
      {byHand && <CopyByHand meme={meme} onClose={() => setByHand(false)} />}
    </>
  );
}
