/** Before changes are lost that were not saved. */
export const unsavedTexts = {
  title: 'Leave the changes?',
  text: 'What you changed here is not saved.',
  yes: 'Discard changes',
  no: 'Go on editing',
};
