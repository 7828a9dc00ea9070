import { myAccountTexts } from '../../../texts/my-account.ts';
import { Button } from '../../../ui/button.tsx';

interface CancelProps {
  /** what it would cancel has been sent: the dialog stays until the answer is there to be told */
  busy: boolean;
  onClose: () => void;
  /** instead of Cancel */
  children?: string;
}

/** The button that leaves a dialog of the account as it was. */
export function Cancel({ busy, onClose, children = myAccountTexts.cancel }: CancelProps) {
  return (
    <Button why={busy && myAccountTexts.underWay} whyHidden onClick={onClose}>
      {children}
    </Button>
  );
}
