/** Whether a dialog lies above the page: then the page's keys rest and nothing else comes up by itself. */
export const isPageLocked = (): boolean => document.querySelector('[data-page-lock]') !== null;
