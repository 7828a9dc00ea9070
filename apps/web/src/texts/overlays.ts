/** What may lie over any page: toasts and the list of keys. */
export const overlayTexts = {
  toasts: { region: 'Notifications', dismiss: 'Dismiss' },
  help: {
    title: 'Keys',
    text: 'They rest while you type. The settings switch single keys off.',
    close: 'Close',
    keys: [
      { keys: ['?'], does: 'shows this' },
      { keys: ['F8'], does: 'moves to the notifications' },
      { keys: ['Esc'], does: 'closes what lies above the page' },
      { keys: ['Ctrl', 'Shift', 'O'], does: 'shows the introduction again' },
      { keys: ['M'], does: 'mutes, in a play' },
      { keys: ['C'], does: 'calibrates again, before a play' },
      { keys: ['D'], does: 'shows the debug panel, in a play' },
    ],
  },
};
