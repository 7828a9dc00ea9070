import type { RoomView, UserId } from '@deadpan/protocol';
import { strangerTexts as t } from '../../texts/strangers.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { aboutStore, momentOf, type About } from './about.ts';
import { setHidden, useHidden } from './hidden.ts';
import styles from './stranger-menu.module.css';

interface StrangerMenuProps {
  view: Pick<RoomView, 'lobby_id' | 'status' | 'host_id' | 'you'>;
  player: { id: UserId; name: string };
  /** there is a picture to hide */
  picture?: boolean;
}

/** What one can do about another player: hide, block, report (design "Strangers on video"). */
export function StrangerMenu({ view, player, picture = false }: StrangerMenuProps) {
  const { lobby_id: roomId } = view;
  const hidden = useHidden(roomId, player.id);
  const toggle = (): void => {
    setHidden(roomId, player.id, !hidden);
    showToast(hidden ? t.toasts.shown(player.name) : t.toasts.hidden(player.name));
  };
  const ask = (kind: About['kind']) => () => aboutStore.setState({ open: { kind, roomId, player, moment: momentOf(view) } });
  return (
    <Menu
      trigger={
        <Button icon quiet className={styles.more ?? ''} aria-label={t.about(player.name)}>
          <Icon name="more" />
        </Button>
      }
    >
      {picture && (
        <MenuItem onSelect={toggle}>
          <Icon name={hidden ? 'eye' : 'eye-off'} />
          {hidden ? t.show : t.hide}
        </MenuItem>
      )}
      <MenuItem onSelect={ask('block')}>
        <Icon name="close" />
        {t.block}
      </MenuItem>
      <MenuItem onSelect={ask('report')}>
        <Icon name="warn" />
        {t.report}
      </MenuItem>
    </Menu>
  );
}
