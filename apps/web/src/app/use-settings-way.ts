import { useNavigate } from 'react-router';
import { currentRoom } from '../stage/current-room.ts';
import { openSettings } from '../stage/settings-door.ts';

/** The way to the settings: a page, or a dialog for who sits in an arena. */
export function useSettingsWay(): () => void {
  const navigate = useNavigate();
  return () => {
    if (currentRoom.getState().current) openSettings();
    else void navigate('/settings');
  };
}
