import { round1Texts } from '../texts/round1.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Notice } from './notice.tsx';

const { title, refresh } = round1Texts.error;

/** 'Connection Error' with the message and a Refresh Page button: it begins anew with the room, the page stays (spec §2 Round 1 screen). */
export function ConnectionFailed({ message, onRefresh }: { message: string; onRefresh: () => void }) {
  return (
    <Notice>
      <div role="alert">
        <Empty
          closed
          title={<h1 className="t5">{title}</h1>}
          action={
            <Button tone="pri" onClick={onRefresh}>
              {refresh}
            </Button>
          }
        >
          {message}
        </Empty>
      </div>
    </Notice>
  );
}
