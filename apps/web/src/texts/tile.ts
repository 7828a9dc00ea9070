/** Words on a player's tile, wherever one is drawn. */
export const tileTexts = {
  you: 'You',
  host: 'Host',
  wins: 'Wins',
  danger: 'DANGER',
  out: 'ELIMINATED',
  winner: 'WINNER',
  connecting: 'Connecting…',
  off: 'Camera is black. Check the lens cover.',
  noReading: '–',
};
