import type { User } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { appTexts } from '../texts/app.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { logOut } from './log-out.ts';
import { useSettingsWay } from './use-settings-way.ts';
import styles from './header.module.css';

const { nav } = appTexts;

/** Who is signed in, the ways to what is theirs, and the way out (spec §2 Top navigation). */
export function AvatarMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  const toSettings = useSettingsWay();
  return (
    <Menu
      trigger={
        <button type="button" className={styles.account}>
          <span className="vh">{nav.account}</span>
          <Avatar name={user.username} src={user.profile_picture_url} />
          <span className={styles.accountName}>{user.username}</span>
          <Icon name="down" className="only-desk" />
        </button>
      }
      head={
        <>
          <b>{user.username}</b>
          <span className="muted t1">{user.email}</span>
        </>
      }
    >
      <MenuItem onSelect={() => void navigate('/profile')}>
        <Icon name="chart" />
        {nav.profile}
      </MenuItem>
      <MenuItem onSelect={() => void navigate('/decks')}>
        <Icon name="copy" />
        {nav.decks}
      </MenuItem>
      <MenuItem onSelect={() => void navigate('/account')}>
        <Icon name="user" />
        {nav.accountPage}
      </MenuItem>
      <MenuItem onSelect={toSettings}>
        <Icon name="sliders" />
        {nav.settings}
      </MenuItem>
      <MenuItem onSelect={logOut}>
        <Icon name="leave" />
        {nav.logout}
      </MenuItem>
    </Menu>
  );
}
