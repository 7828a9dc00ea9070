import { accountTexts as texts } from '../../texts/account.ts';
import { showToast } from '../../ui/toast-store.ts';
import { invitedTo } from './return-path.ts';

/**
 * The toast after a sign-in (spec §4, §8): 'Success' with the words for the way in; who goes straight to a lobby page is greeted as a warrior.
 */
export function welcome(way: 'login' | 'register' | 'google', username: string, target: string): void {
  const said = { login: texts.welcomeBack, register: texts.welcome, google: texts.welcomeGoogle }[way];
  const warrior = way === 'register' ? texts.warriorRegistered : texts.warriorBack;
  showToast({ title: invitedTo(target) ? warrior : texts.success, text: said(username), tone: 'good' });
}
