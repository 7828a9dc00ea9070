/** How a camera that was denied is allowed again, in each browser. */
export const cameraHelpTexts = {
  title: 'How to allow it',
  /** After the steps: the specification's own text asks for a refresh, which these come before. */
  otherwise: 'If that does not help, refresh the page.',
  close: 'Close',
  retry: 'Retry Camera',
  steps: {
    chromium: ['Press the icon to the left of the address.', 'Turn Camera on.', 'Come back and try again.'],
    firefox: ['Press the crossed-out camera beside the address.', 'Remove “Blocked” there.', 'Come back and try again.'],
    safari: ['Open Safari’s settings, then Websites, then Camera.', 'Set this page to Allow.', 'Come back and try again.'],
    ios: ['Press the icon to the left of the address, then Website Settings.', 'Set Camera to Allow.', 'Come back and try again.'],
    android: ['Press the icon to the left of the address, then Permissions.', 'Turn Camera on.', 'Come back and try again.'],
    other: ['Open the permissions of this page, mostly at the address.', 'Allow the camera.', 'Come back and try again.'],
  },
} as const;
