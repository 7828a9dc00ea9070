/** A fault and what must hold through it. */
interface Fault {
  id: `F${number}`;
  fault: string;
  holds: string;
}

/** What can break, and what is promised then. Each has a test that begins with its number. */
export const faults: readonly Fault[] = [
  {
    id: 'F1',
    fault: 'The server is killed in the middle of a play',
    holds: 'nothing acknowledged is lost or doubled, the same play goes on, everybody is back within 3 s, the time is given back',
  },
  { id: 'F2', fault: 'A deploy (SIGTERM)', holds: 'pages are told, drained within 5 s, exit 0, the match goes on' },
  {
    id: 'F3',
    fault: 'One of two nodes is killed',
    holds: 'another fires its timers at most 2 s late, one result per play, its players are back within 5 s',
  },
  {
    id: 'F4',
    fault: 'Redis is away',
    holds: 'no crash, nothing doubled; after its return the nodes hear each other within 2 s; readiness says degraded',
  },
  {
    id: 'F5',
    fault: 'PostgreSQL is away',
    holds: 'the play runs on, nothing unsaved is told, calls answer 503 within 5 s; on its return everything is decided once',
  },
  {
    id: 'F6',
    fault: 'A page that does not read',
    holds: 'its buffer stays below 1 MB, then it is cut off; the others wait at most 20 ms longer',
  },
  { id: 'F7', fault: 'A half-open connection', holds: 'noticed within 20 s, the seat is kept, the whole view on return' },
  { id: 'F8', fault: 'Two tabs of one player', holds: 'one seat, the newest wins, the older is told' },
  {
    id: 'F9',
    fault: 'A storm: a thousand sockets after a restart',
    holds: 'all in their rooms within 10 s, the event loop late by at most 200 ms',
  },
  { id: 'F10', fault: 'The clock jumps by an hour', holds: 'no play is off by more than 250 ms' },
  { id: 'F11', fault: 'Messages replayed, out of order, doubled', holds: 'the same final state, one elimination per player and play' },
  { id: 'F12', fault: 'Malformed, oversized, nested, of the wrong type', holds: 'no 5xx, no crash, no hang' },
  { id: 'F13', fault: 'A refresh in the middle of a play', holds: 'back within 3 s, pictures within 5 s, nothing lost' },
  {
    id: 'F14',
    fault: 'The host’s browser is gone, or everybody’s',
    holds: 'after 30 s of grace the crown moves, after 60 s an empty arena is gone, each at most 1 s late',
  },
  { id: 'F15', fault: 'A bad network', holds: 'nobody is out for a smile that was not; pictures are back within 8 s of its return' },
  { id: 'F16', fault: 'A camera that is stopped, black or covered', holds: 'the check warns, then the rule for missing faces' },
  { id: 'F17', fault: 'Pictures over the relay only', holds: 'connected within 3 s, two to four players' },
  {
    id: 'F18',
    fault: 'The disk is full, or cannot be written',
    holds: 'nothing acknowledged is lost, a clear message, works again by itself',
  },
  { id: 'F19', fault: 'A second server on one data folder', holds: 'it ends within 2 s and names the first' },
  { id: 'F20', fault: 'A sign-in ends or is revoked', holds: 'on every node its sockets are closed within 1 s and its token is refused' },
  {
    id: 'F21',
    fault: 'Files made to harm, of every format that is taken',
    holds:
      'each is refused or taken, the server stays and grows by at most 64 MB; timers of matches beside it are at most 20 ms late at p99',
  },
];
