/** What only the dialog of an arena's settings says: it is loaded when a host opens it. */
export const arenaSettingsTexts = {
  roundsHint: [
    'Straight faces only.',
    'Comedy too. Everybody needs a microphone.',
    'Comedy and captions too. Everybody needs a microphone.',
  ],
  hint: '30 to 180 seconds',
  deck: {
    builtInOption: 'Built-in deck',
    mine: 'My decks',
    kept: 'On my shelf',
    chosen: 'Chosen now',
    option: (name: string, clips: number, stills: number) => `${name} (clips ${clips} · stills ${stills})`,
    hint: 'Without clips or stills of its own, a round shows the built-in ones.',
    noClips: 'No clips in it: round 1 shows the built-in ones.',
    noStills: 'No stills in it: round 3 shows the built-in ones.',
    nothing: 'Nothing in it: the built-in memes are shown.',
    failed: 'Your decks could not be loaded.',
    manage: 'My decks',
  },
  family: {
    off: 'Names, captions and decks stay as they are.',
    mild: 'Offensive words get stars; what is for adults is left out of the deck.',
    strict: 'Milder words get stars too; what is not for children is left out.',
  },
  reset: 'A change asks everybody to be ready again.',
  save: 'Save Settings',
  saved: { title: 'Settings Updated', text: 'Everybody has to be ready again.' },
  failed: { title: 'Failed to update settings', text: 'Please try again.' },
} as const;
