/** The settings, as a page and over an arena. */
export const settingsTexts = {
  title: 'Settings',
  kept: 'Kept in this browser.',
  cameraCheck: 'See what the judge sees: camera check',
  close: 'Done',
  on: 'on',
  off: 'off',
  look: {
    heading: 'Look',
    theme: 'Theme',
    themes: { auto: 'Auto', dark: 'Dark', light: 'Light' },
    motion: 'Motion',
    motions: { auto: 'As the system', less: 'Less' },
    note: 'The stage is dark in every theme.',
  },
  sound: {
    heading: 'Sound',
    mute: 'Mute everything',
    volumes: { memes: 'Memes', voices: 'Voices', effects: 'Game sounds' },
    percent: (share: number) => `${Math.round(share * 100)} %`,
  },
  devices: { heading: 'Camera and microphone' },
  keys: {
    heading: 'Keys',
    single: 'Single keys',
    note: 'M, C, D, P and ? do something on the page. Switch them off if you dictate.',
  },
  counting: {
    label: 'Count me in the totals',
    note: 'Pages opened and matches played, as sums without names. Only the operator of this server sees them.',
    refused: 'Your browser says Do Not Track. Nothing is counted.',
  },
  privacy: { heading: 'Privacy' },
  data: {
    heading: 'Data',
    curves: 'Keep my smile curve with the match',
    curvesNote: 'Numbers only, for those who played it. Off: they stay in this tab. What was kept is deleted on the page of its match.',
    saver: 'Data saver',
    note: 'Asks the others for a smaller picture of themselves and sends a smaller one of you, and loads one meme ahead instead of all of them. Video changes in your next arena.',
  },
};
