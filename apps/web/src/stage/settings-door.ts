import { createStore } from 'zustand/vanilla';

/** Whether the settings lie over the page. From inside an arena they are opened so: a page of their own would leave the seat. */
export const settingsDoor = createStore<{ open: boolean }>(() => ({ open: false }));

/** Shows the settings over whatever is there. */
export const openSettings = (): void => settingsDoor.setState({ open: true });
