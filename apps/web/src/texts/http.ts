/** The toasts of failed HTTP calls (spec §8 "HTTP"). */
export const httpTexts = {
  authenticationFailed: 'Authentication Failed',
  sessionExpired: { title: 'Session Expired', text: 'Your session has expired. Please log in again.' },
  accessDenied: { title: 'Access Denied', text: "You don't have permission to perform this action." },
  notFound: { title: 'Not Found', text: 'The requested resource could not be found.' },
  errorTitle: (status: number) => `Error: ${status}`,
  unexpected: 'An unexpected error occurred.',
  network: { title: 'Network Error', text: 'Could not connect to the server. Please check your connection.' },
  request: { title: 'Request Error', text: 'An error occurred while setting up the request.' },
};

export const sessionTexts = {
  unknownError: 'An unknown error occurred.',
};
