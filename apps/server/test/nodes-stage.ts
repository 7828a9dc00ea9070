import type { Command, Room } from '@deadpan/game';
import type { RoomView, UserId } from '@deadpan/protocol';
import { createRooms, type Rooms } from '../src/modules/rooms/rooms.ts';
import type { How } from '../src/modules/rooms/telling.ts';
import { roomWrite } from '../src/modules/rooms/write.ts';
import { DatabaseAway } from '../src/ports/database-away.ts';
import type { NodeMessage } from '../src/ports/nodes.ts';
import type { Rooms as RoomStore, RoomWrite } from '../src/ports/rooms.ts';
import { silentBus } from './rooms-stage.ts';

/** What one page of a node was told: the version, and who heard it. */
export interface ToldPage {
  event: string;
  version: number;
  to: UserId | 'all';
  view: RoomView | null;
}

export interface StageNode {
  rooms: Rooms;
  told: ToldPage[];
  /** What the listeners of this node heard of, by version. */
  heard: { version: number; how: How }[];
  /** Whether pages of the room are on this node. */
  pages: boolean;
  scattered: number;
  /** The next save of this node is made, and its answer lost. */
  loseAnswer: boolean;
}

export interface Hint {
  to: number;
  message: NodeMessage;
}

/** Several `createRooms` over one store. Hints wait in `hints` until a test delivers them, in whatever order, or takes them out. */
export function stageNodes(store: RoomStore, count: number) {
  let now = 1_795_000_000_000;
  const hints: Hint[] = [];
  const listeners: ((message: NodeMessage) => void)[][] = [];
  const saved: RoomWrite[] = [];
  const ids = Array.from({ length: count }, (_, index) => index);

  const nodes = ids.map((index): StageNode => {
    listeners[index] = [];
    const node: StageNode = { told: [], heard: [], pages: true, scattered: 0, loseAnswer: false } as unknown as StageNode;
    const tell = (to: UserId | 'all', event: string, payload: object): void => {
      if (!('version' in payload)) return;
      const view = event === 'game_state_update' ? (payload as RoomView) : null;
      node.told.push({ to, event, version: payload.version as number, view });
    };
    node.rooms = createRooms({
      store: {
        ...store,
        async save(write) {
          const outcome = await store.save(write);
          // A transition whose answer was lost is saved again, and is still one.
          if (outcome === 'saved' && !saved.some(({ token }) => token === write.token)) saved.push(write);
          if (!node.loseAnswer) return outcome;
          node.loseAnswer = false;
          throw new DatabaseAway('the answer was lost');
        },
      },
      nodes: {
        own: `node ${index}`,
        areSeveral: true,
        tell: (message) => {
          for (const to of ids) if (to !== index) hints.push({ to, message });
        },
        onTold: (listener) => void listeners[index]?.push(listener),
        areReached: () => true,
        close: async () => undefined,
      },
      clock: { now: () => now },
      bus: silentBus({
        toRoom: (_room, event, payload) => tell('all', event, payload),
        tell(_room, messages, views) {
          for (const { to, event, payload } of messages) tell(to, event, payload);
          for (const own of views?.own ?? []) tell(own.you, 'game_state_update', { ...views?.shared, ...own });
        },
        hasPages: () => node.pages,
        scatter: () => void (node.scattered += 1),
      }),
      catalogue: { meme: (id) => ({ id, url: '', title: id, duration: 8_000 }) as never, still: () => undefined },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    });
    node.rooms.onSaved(({ version }, _events, how) => void node.heard.push({ version, how }));
    return node;
  });

  return {
    nodes: nodes as [StageNode, StageNode, ...StageNode[]],
    hints,
    saved,
    now: () => now,
    pass: (ms: number) => void (now += ms),
    deliver(hint: Hint | undefined): void {
      if (hint) for (const listener of listeners[hint.to] ?? []) listener(hint.message);
    },
    /** Puts a room into the store as it is. */
    async put(room: Room, basedOn = 0): Promise<void> {
      const outcome = await store.save(roomWrite(room, { version: basedOn, room: null, node: null }, []));
      if (outcome !== 'saved') throw new Error(outcome);
    },
    /** Waits until what is under way for this room is done, also what a hint began. */
    async idle(id: string): Promise<void> {
      for (const { rooms } of nodes) await rooms.look(id).catch(() => undefined);
    },
    perform: (index: number, id: string, command: Command) => nodes[index]?.rooms.perform(id, command, now),
    close: () => Promise.all(nodes.map(({ rooms }) => rooms.close())),
  };
}
