/** Words for the way back into one's own match, of which the server is asked where it is. */
export const wayBackTexts = {
  notAsked: { title: 'Your match was not reached', text: 'The server did not say where it is. Check your connection and try again.' },
  none: { title: 'Your match is over', text: 'You have no seat any more. Every arena is open to you.' },
};
