import { stageTexts } from '../texts/stage.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Notice } from './notice.tsx';
import type { RoomSession } from './room-session.ts';

/** A newer page of the player took the seat; this one waits to be asked back (design "Presence"). */
export function Elsewhere({ session }: { session: RoomSession }) {
  const { title, text, here } = stageTexts.elsewhere;
  return (
    <Notice>
      <Empty
        closed
        title={<h1 className="t5">{title}</h1>}
        action={
          <Button tone="pri" onClick={() => void session.connection.takeOver()}>
            {here}
          </Button>
        }
      >
        {text}
      </Empty>
    </Notice>
  );
}
