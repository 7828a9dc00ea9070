import { lazy, Suspense, useState } from 'react';
import type { RoomView } from '@deadpan/protocol';
import { tabKept } from '../../engine/storage/kept.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { Badge, BadgeDot } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { copyCode, inviteLink } from './invite.ts';
import styles from './lobby.module.css';

/** For itself: whoever comes back to a running match draws none. */
const QrCode = lazy(() => import('./qr-code.tsx').then((file) => ({ default: file.QrCode })));

/** How the arena is reached: live, being looked at anew, or lost. */
export type LinkWord = 'online' | 'refreshing' | 'lost';

/** A name longer than this would take a second line, and with it the badges under the seats. */
const LONG_NAME = 26;
const HIDDEN_KEY = 'hide_code';

function useHidden(): [boolean, (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(() => tabKept.getItem(HIDDEN_KEY) === 'yes');
  return [
    hidden,
    (next) => {
      tabKept.setItem(HIDDEN_KEY, next ? 'yes' : 'no');
      setHidden(next);
    },
  ];
}

function LinkBadge({ link }: { link: LinkWord }) {
  if (link === 'online') return <Badge tone="safe"><BadgeDot />{t.link.online}</Badge>; // prettier-ignore
  if (link === 'refreshing') return <Badge tone="wait"><Icon name="refresh" />{t.link.refreshing}</Badge>; // prettier-ignore
  return <Badge tone="out"><Icon name="warn" />{t.link.lost}</Badge>; // prettier-ignore
}

/** Name, connection, arena code with COPY and HIDE (streamers), QR of the invite link. */
export function LobbyHead({ view, link, onRefresh }: { view: RoomView; link: LinkWord; onRefresh: () => void }) {
  const [hidden, setHidden] = useHidden();
  return (
    <div className={styles.head}>
      <div className="grow">
        <div className="row wrapx">
          <span role="status">
            <LinkBadge link={link} />
          </span>
          <Badge>
            <Icon name="refresh" />
            {t.link.auto}
          </Badge>
          {view.is_private && (
            <Badge>
              <Icon name="lock" />
              {t.private}
            </Badge>
          )}
          <Button icon quiet className={styles.refresh} aria-label={t.refresh} onClick={onRefresh}>
            <Icon name="refresh" />
          </Button>
        </div>
        <h1 tabIndex={-1} className={view.name.length > LONG_NAME ? 't4' : undefined}>
          {view.name}
        </h1>
      </div>
      <div className={styles.code}>
        <div>
          <span className="lab muted">{t.code}</span>
          <b className={`d t5 ${styles.letters}`} data-testid="arena-code">
            {hidden ? t.hidden : view.lobby_id}
          </b>
        </div>
        <div className={styles.codeActions}>
          <Button small onClick={() => void copyCode(view.lobby_id)}>
            <Icon name="copy" className={styles.codeIcon} />
            {t.copy}
          </Button>
          <Button small onClick={() => setHidden(!hidden)}>
            <Icon name={hidden ? 'eye' : 'eye-off'} className={styles.codeIcon} />
            {hidden ? t.show : t.hide}
          </Button>
        </div>
        <Suspense fallback={<div className={styles.qr} />}>
          {hidden ? <div className={styles.qr} /> : <QrCode text={inviteLink(view.lobby_id)} label={t.qr} className={styles.qr} />}
        </Suspense>
      </div>
    </div>
  );
}
