import { useStore } from 'zustand';
import { aboutStore } from './about.ts';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

const close = (): void => aboutStore.setState({ open: null });

/** The place of the dialogs about another player; mount it once, above the screens. */
export function StrangerDialogs() {
  const about = useStore(aboutStore, (state) => state.open);
  if (!about) return null;
  return about.kind === 'block' ? <BlockDialog about={about} onClose={close} /> : <ReportDialog about={about} onClose={close} />;
}
