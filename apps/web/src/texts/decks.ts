import { limits } from '@deadpan/protocol';
import { counted } from './counted.ts';

/** ms as minutes and seconds: `0:42`. */
export const clock = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** What a deck holds, in a line. */
const holds = ({ clips, stills, duration }: { clips: number; stills: number; duration: number }): string =>
  clips + stills === 0
    ? 'Nothing in it yet'
    : [clips > 0 && `${counted(clips, 'clip', 'clips')}, ${clock(duration)}`, stills > 0 && counted(stills, 'still', 'stills')]
        .filter(Boolean)
        .join(' · ');

/** Players' own decks. */
export const deckTexts = {
  title: 'My decks',
  lead: 'Clips and stills of your own. The host picks a deck for a match, and everybody tries not to laugh at it.',
  loading: 'Fetching the decks...',
  failed: { title: 'The decks could not be loaded.', offline: 'You are offline. They are still there.', again: 'Try again' },
  holds,
  quota: (used: string, all: string) => `${used} of ${all} used`,
  quotaLabel: 'Room on your shelf',
  uploading: (percent: number) => `Uploading, ${percent}\u2009%`,
  empty: { title: 'No deck of your own.', text: 'The built-in one has been doing all the work.', create: 'Make a deck' },
  create: 'New deck',
  most: `${limits.decks.perPlayer} decks are the most.`,
  kept: { heading: 'On my shelf', text: 'Other players’ decks. You may play with them; they may change or go.' },
  by: (owner: string) => `by ${owner}`,
  visibility: { private: 'Private', link: 'By link' },
  name: {
    create: 'New deck',
    rename: 'Rename the deck',
    label: 'Name',
    hint: `At most ${limits.decks.name} characters.`,
    missing: 'Give it a name.',
    make: 'Create',
    save: 'Save',
    placeholder: 'Things that are not funny',
  },
  cancel: 'Cancel',
  close: 'Close',

  deck: {
    loading: 'Fetching the deck...',
    back: 'My decks',
    missing: {
      title: 'No such deck',
      text: 'It is gone, or its owner keeps it private. There is no telling which.',
    },
    failed: 'The deck could not be loaded.',
    share: 'Share',
    rename: 'Rename',
    remove: 'Delete',
    use: 'Use in an arena',
    keep: 'Keep on my shelf',
    letGo: 'Take off my shelf',
    report: 'Report',
    items: 'What is in it',
    empty: {
      mine: 'Nothing in it yet.',
      mineText: 'A match with an empty deck shows the built-in memes.',
      others: 'Nothing in it.',
      othersText: 'Restraint.',
    },
    more: (title: string) => `About ${title}`,
    play: (title: string, length: string) => `Play ${title}, ${length}`,
    enlarge: (title: string) => `Enlarge ${title}`,
    still: 'Still',
    edit: 'Edit…',
    removeItem: 'Delete…',
    reportItem: 'Report…',
    unplayable: 'This browser cannot play it. Others may.',
  },
  family: {
    legend: 'Shown when the family filter is',
    options: { off: 'Off', mild: 'Off or mild', strict: 'Any' },
    hints: {
      off: 'Adults only. Left out wherever the filter is on.',
      mild: 'Not for children. Left out where the filter is strict.',
      strict: 'Fit for everybody.',
    },
    badges: { off: 'Adults only', mild: 'Not for children' },
  },
  edit: {
    title: (kind: 'clip' | 'still') => (kind === 'clip' ? 'Edit the clip' : 'Edit the still'),
    label: 'Title',
    missing: 'Give it a title.',
    alt: 'Description',
    altHint: 'What somebody hears who cannot see it.',
    save: 'Save',
  },
  removeItem: {
    title: (title: string) => `Delete “${title}”?`,
    text: 'It is gone for good. Matches it was shown in keep its title.',
    yes: 'Delete',
    no: 'Keep it',
  },
  removeDeck: {
    title: (name: string) => `Delete “${name}”?`,
    text: 'Everything in it is gone for good, also from the shelves of others. A match that is running plays on.',
    yes: 'Delete the deck',
    no: 'Keep it',
  },
  share: {
    title: 'Share the deck',
    text: 'Whoever has the link and an account can look at this deck, keep it and play with it. Nobody but you can change it.',
    toggle: 'Shared by link',
    words: { on: 'on', off: 'off' },
    off: 'Private: only you can see it. In an arena you host, the players see what is shown.',
    link: 'Link',
    copy: 'Copy link',
    stop: 'Switched off, the link leads nowhere and those who kept the deck lose it.',
  },
  report: {
    title: (what: string) => `Report “${what}”`,
    intro: 'Goes to the operator of this server, with your name. Whoever made the deck is not told.',
    why: 'What is wrong with it?',
    reasons: {
      sexual: 'Sexual',
      violence: 'Violence or gore',
      hate: 'Hate',
      minor: 'A minor is in it',
      copyright: 'Not theirs to share',
      private: 'Somebody in it did not agree',
      other: 'Something else',
    },
    more: 'More (optional)',
    left: (count: number) => `${counted(count, 'character', 'characters')} left`,
    missing: 'Choose what is wrong.',
    confirm: 'Send report',
  },
  upload: {
    heading: 'Add clips and stills',
    zone: 'Drop files here, or choose them',
    over: 'Let go. They go into this deck.',
    rules: `Clips: MP4 or WebM, ${limits.decks.clip.minMs / 1000} to ${limits.decks.clip.ms / 1000} seconds, at most ${limits.decks.clip.bytes / 1024 / 1024} MB and ${limits.decks.clip.side} pixels. Stills: PNG, JPEG, WebP, AVIF or GIF, which holds still, at most ${limits.decks.still.bytes / 1024 / 1024} MB.`,
    conduct: 'Only what you may share, and nobody in it who did not agree. No sex, no gore, no hate. Whoever sees it can report it.',
    terms: 'Terms',
    full: `The deck is full: ${limits.decks.items} are the most.`,
    off: {
      title: 'Uploads are switched off',
      text: 'The operator of this server takes none at the moment. What is here stays and can be played.',
    },
    list: 'Uploads',
    itemTitle: (file: string) => `Title of ${file}`,
    progress: (title: string) => `Progress of ${title}`,
    states: {
      checking: 'Looking at it...',
      queued: 'Waiting for its turn',
      waiting: 'Waiting for the connection',
      finishing: 'Making the poster...',
      done: 'In the deck',
    },
    sent: (percent: number, sent: string, all: string) => `${percent}\u2009% · ${sent} of ${all}`,
    cancel: 'Cancel',
    cancelWhich: (title: string) => `Cancel ${title}`,
    again: 'Try again',
    againWhich: (title: string) => `Try ${title} again`,
    dismiss: 'Dismiss',
    dismissWhich: (title: string) => `Dismiss ${title}`,
    brokenOff: (name: string) => `“${name}” broke off. Choose the same file again and it goes on where it stopped.`,
    forget: 'Forget it',
    forgetWhich: (name: string) => `Forget ${name}`,
  },
  toasts: {
    renamed: 'Deck renamed',
    saved: 'Saved',
    removed: 'Deleted',
    shared: { title: 'Shared by link', text: 'Whoever opens it sees the deck.' },
    unshared: { title: 'Private again', text: 'The link leads nowhere now.' },
    copied: { title: 'Link copied', text: 'It opens this deck.' },
    copyFailed: { title: 'Failed to copy', text: 'Please copy the link by hand.' },
    kept: { title: 'On your shelf', text: 'You can pick it in an arena you host.' },
    letGo: { title: 'Off your shelf', text: 'The link still works.' },
    chosen: { title: 'On your shelf', text: 'Make an arena and pick it in its settings.' },
    reported: { title: 'Report sent', text: 'The operator of this server can read it now.' },
    failed: {
      create: 'Failed to create the deck',
      rename: 'Failed to rename the deck',
      remove: 'Failed to delete',
      save: 'Failed to save',
      share: 'Failed to change who sees it',
      keep: 'Failed to change your shelf',
      report: 'Failed to send the report',
      text: 'Please try again.',
    },
  },
};
