import type { Theme } from '../../src/write/recipes.ts';

export const passwords: Theme = {
  name: 'passwords',
  about: 'forgotten passwords, login, captchas, security questions, two-factor codes, verify you are human',
  words: 'password, passwords, login, log in, captcha, captchas, security question, two-factor, 2fa, username, account, verification, verify, hacker, hackers, hacked, pin, sign in, cookie banner, cookies, terms and conditions',
  mood: 'suspicious',
  art: 'locked',
  lines: {
    reaction: `
      It cannot be my old password. So I did know it.
      Not even I can get in. That is security.
      [captcha, captchas, robot] I failed the robot test. I have informed the other robots.
      It has to contain a capital letter, a rune and a regret.
      [cookies, cookie banner] I accepted everything. I always do. It is how I got here.
      My first pet was not accepted. Nor was its name.
      [hacker, hacked, hackers] They got in, looked round, and left me some money.
    `,
    demotivator: `
      SECURITY | Nobody can get in. Especially not you.
      MEMORY | You remember the jingle of a carpet shop. Not this.
      IDENTITY | You are not a robot. Prove it. Again.
    `,
    documentary: `
      It types the same password a fourth time, but slower. It believes the machine was not listening.
      Asked to click on all traffic lights, it hesitates. Does the pole count? No species knows.
    `,
    pie: `
      My passwords | The same one 63 | The same one with a 1 34 | Written on a cat 3
      Logging in | Forgot password 71 | Check your email 26 | Being in 3
    `,
    error: `
      Wrong password | This is the password of somebody happier. | Reset | Remember
      New password | It cannot be the old one, which you do not know either. | Sob | Guess
      Are you human? | Please select all squares that contain meaning. | Skip | Skip
    `,
    question: `
      A captcha | The corner of a pole | Is this a traffic light? @robot @construction
    `,
    chat: `
      Bank | What is the name of your first pet? | I never had a pet. | In 2009 you said "Steve". @locked
    `,
    headline: `
      Man resets password to old password, is told he knew it
      Robot passes captcha, human asked to leave
    `,
    stages: `
      password | password1 | Password1!forgiveMe @locked
    `,
    preference: `
      A password manager | A yellow note on the monitor
    `,
    nobody: `
      Every website on earth: but do you accept cookies?
    `,
  },
};
