/** Whether the own smile curves may be kept with their matches: asked at the end of the first match, on the page of each, and in the settings. */
export const curveTexts = {
  ask: 'Keep your smile curve with this match?',
  what: 'Numbers only: how far your mouth went, four times a second. Those who played the match see it. You can delete it at any time.',
  always: 'The answer holds for later matches too, until you change it in the settings.',
  yes: 'Keep my smile curve',
  no: 'No',
  answered: {
    keep: 'Kept, with this match and those to come. The settings have the switch.',
    forget: 'Not kept. The settings have the switch.',
  },
};
