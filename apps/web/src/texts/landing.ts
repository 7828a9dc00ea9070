import { tileTexts } from './tile.ts';

/** The landing page (spec §2). */
export const landingTexts = {
  title: 'Deadpan: keep a straight face',
  hero: {
    heading: ['Keep a', 'straight face'] as const,
    lead: 'Two to four players on camera. One meme on stage. Smile past 40\u00a0% and you are out.',
    enter: 'Enter the Arena',
    forge: 'Forge Memes',
    slider: 'Try the smile meter',
    hint: 'Drag the mouth. Gently.',
    words: { safe: 'safe', danger: 'danger', out: 'out' },
    codeLabel: 'Have an Arena Code?',
    codeButton: 'Join',
    codeBad: 'Six letters and digits, or the whole link.',
    privacy: 'Your face is read in your browser. Nothing is recorded. No camera until you say so.',
    demo: 'Try it against three bots',
  },
  show: {
    label: 'A play in progress, drawn',
    meme: 'A cat, about to push a cup off a table',
    channel: 'Planet living room',
    subtitle: 'Observe how she notices the cup.',
    tile: tileTexts,
    meter: {
      label: 'Your smile meter, an example',
      happy: 'Happy',
      safe: 'SAFE',
      danger: 'DANGER',
      out: 'OUT',
      dangerMark: 'danger',
      outMark: 'out',
    },
    note: 'Face found',
    camera: 'Camera working',
    link: 'Connected',
  },
  rounds: {
    heading: 'Three rounds. Winner takes all.',
    danger: 'DANGER',
    caption: '“I pay rent in gravity.”',
    items: [
      { title: 'Don’t Laugh Challenge', text: 'Memes play. Everybody watches everybody watch. The last straight face wins the play.' },
      { title: 'Comedy performance', text: 'Thirty seconds and a microphone. You may be funny. They may not find it so.' },
      { title: 'Caption contest', text: 'One picture, one line each, no names. Laughter is measured. A judge adds a little.' },
    ] as const,
  },
  how: {
    heading: 'How It Works',
    steps: [
      { title: 'Enable camera', text: 'The browser asks once. Your picture goes to the other players and nowhere else.' },
      { title: 'Join or create game', text: 'Open an arena, or type the six characters a friend sent you.' },
      { title: 'Express yourself', text: 'Preferably not. The line under the stage shows how close you are.' },
      { title: 'Win and compete', text: 'Last straight face takes the play. Most plays take the round.' },
    ] as const,
  },
  why: {
    heading: 'Why Choose Deadpan',
    items: [
      {
        icon: 'lock',
        title: 'Judged in your browser',
        text: 'Detection runs on your own machine. No picture is uploaded, nothing is recorded.',
      },
      {
        icon: 'eye',
        title: 'A verdict with a number',
        text: 'Out? The reading that did it stays on your tile, and everybody sees the same one.',
      },
      { icon: 'users', title: 'Two to four players', text: 'A duel, a trio or a squad. Public, or behind an Arena Key.' },
      { icon: 'refresh', title: 'Come back any time', text: 'Refresh, lose the network, change the room. Seat, score and clock wait.' },
      { icon: 'camera', title: 'Nothing to install', text: 'A link, a camera, a browser. The demo does not even ask for your name.' },
      { icon: 'chart', title: 'Statistics', text: 'Wins, smile rate, a leaderboard. Numbers do not laugh either.' },
    ] as const,
  },
  last: { line: 'Ready when you look like it.', button: 'Enter the Arena' },
};
