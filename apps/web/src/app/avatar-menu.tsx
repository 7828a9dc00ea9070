import type { User } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { appTexts } from '../texts/app.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuHead, MenuItem } from '../ui/menu.tsx';
import { logOut } from './log-out.ts';
import styles from './header.module.css';

/** Who is signed in, the way to the profile and the way out. */
export function AvatarMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <button type="button" className={styles.account}>
          <span className="vh">{appTexts.nav.account}</span>
          <Avatar name={user.username} src={user.profile_picture_url} />
          <span className={styles.accountName}>{user.username}</span>
          <Icon name="down" className="only-desk" />
        </button>
      }
    >
      <MenuHead>
        <b>{user.username}</b>
        <span className="muted t1">{user.email}</span>
      </MenuHead>
      <MenuItem onSelect={() => void navigate('/profile')}>
        <Icon name="user" />
        {appTexts.nav.profile}
      </MenuItem>
      <MenuItem onSelect={logOut}>
        <Icon name="leave" />
        {appTexts.nav.logout}
      </MenuItem>
    </Menu>
  );
}
