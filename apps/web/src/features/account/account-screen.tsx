import { useState } from 'react';
import type { ReactNode } from 'react';
import type { AccountAnswer } from '@deadpan/protocol';
import { BlockedList } from '../../stage/strangers/blocked-list.tsx';
import { appTexts } from '../../texts/app.ts';
import { myAccountTexts as texts } from '../../texts/my-account.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Beam } from '../../ui/beam.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loader } from '../../ui/loader.tsx';
import { CodeDialog } from './mine/code-dialog.tsx';
import { DeleteRow } from './mine/delete-row.tsx';
import { DevicesRow } from './mine/devices-row.tsx';
import { ExportRow } from './mine/export-row.tsx';
import { GoogleRow } from './mine/google-row.tsx';
import { NameDialog } from './mine/name-dialog.tsx';
import { PictureDialog } from './mine/picture-dialog.tsx';
import { Row } from './mine/row.tsx';
import { useAccount } from './mine/use-account.ts';
import type { Patch } from './mine/use-account.ts';
import { useClientConfig } from '../../stage/use-client-config.ts';
import styles from './mine/mine.module.css';

/** /account: what others see of a player, the ways in, and the way out. Changes are made in dialogs, one at a time. */
export function AccountScreen() {
  const { data, isError, refetch, patch } = useAccount();
  return (
    <main className={`wrap ${styles.account}`}>
      <title>{appTexts.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      {data ? (
        <Mine mine={data} patch={patch} />
      ) : isError ? (
        <Empty closed title={texts.failed} action={<Button onClick={refetch}>{texts.again}</Button>} />
      ) : (
        <Loader>{texts.loading}</Loader>
      )}
    </main>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="t3">{title}</h2>
      <ul className={styles.lines}>{children}</ul>
    </section>
  );
}

function Mine({ mine, patch }: { mine: AccountAnswer; patch: Patch }) {
  const { user, hasPassword } = mine;
  const google = useClientConfig()?.google ?? null;
  const [open, setOpen] = useState<'picture' | 'name' | 'code'>();
  const close = (): void => setOpen(undefined);
  return (
    <div className={styles.columns}>
      <Beam half="48px" className={styles.person}>
        <Avatar name={user.username} src={user.profile_picture_url} size="huge" />
        <h2 className="keepcase t4">{user.username}</h2>
        <Button small onClick={() => setOpen('picture')}>
          {texts.picture.change}
        </Button>
      </Beam>
      <div className={styles.groups}>
        <Group title={texts.entries}>
          <Row label={texts.name.label} value={user.username}>
            <Button small aria-label={`${texts.change}: ${texts.name.label}`} onClick={() => setOpen('name')}>
              {texts.change}
            </Button>
          </Row>
          <Row label={texts.email.label} value={user.email} hint={texts.email.hint} />
          <Row label={texts.code.label} value={hasPassword ? texts.code.set : texts.code.none}>
            <Button
              small
              aria-label={`${hasPassword ? texts.code.changeButton : texts.code.setButton}: ${texts.code.label}`}
              onClick={() => setOpen('code')}
            >
              {hasPassword ? texts.code.changeButton : texts.code.setButton}
            </Button>
          </Row>
          <GoogleRow google={google} mine={mine} patch={patch} />
        </Group>
        <Group title={texts.data}>
          <DevicesRow />
          <ExportRow />
        </Group>
        <BlockedList />
        <Group title={texts.end}>
          <DeleteRow username={user.username} hasPassword={hasPassword} />
        </Group>
      </div>
      {open === 'picture' && <PictureDialog user={user} patch={patch} onClose={close} />}
      {open === 'name' && <NameDialog user={user} patch={patch} onClose={close} />}
      {open === 'code' && <CodeDialog email={user.email} hasPassword={hasPassword} patch={patch} onClose={close} />}
    </div>
  );
}
