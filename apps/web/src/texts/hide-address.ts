/** The switch that keeps a player's network address from the others, at the camera check and in the settings. */
export const hideAddressTexts = {
  label: 'Hide my network address',
  choices: { public: 'In public arenas', always: 'Always', never: 'Never' },
  on: 'on',
  off: 'off',
  note: {
    offered: 'Video then goes over this server’s relay, so the other players do not learn the address of your connection.',
    required: 'All video here goes over the server’s relay. No player learns the address of your connection.',
    none: 'This server has no relay. The players who see you can find out the address of your connection.',
  },
};
