import type { CloseReason, RoomId, RoomView, ServerPayload, WireError } from '@deadpan/protocol';
import type { Connection } from './connection-types.ts';
import { isClosing } from './connection-texts.ts';
import { connectionTexts } from '../../texts/connection.ts';
import type { Reading, RoomState, RoomStatus, RoomStore, VersionedEvent } from './room-types.ts';
import { createPatchStore } from './store.ts';

const NO_READINGS: Record<string, Reading> = {};

/** The final word a room can give this player, and the texts for those the spec has one for. `known`: this page has seen the room. */
function refusalOf(error: WireError, known: boolean): WireError {
  if (error.message === connectionTexts.lobbyExpired) return error;
  // A room that was here and is gone has run out while this page was away.
  if (error.code === 'LOBBY_NOT_FOUND') return { ...error, message: known ? connectionTexts.lobbyExpired : connectionTexts.lobbyNotFound };
  if (error.code === 'LOBBY_RECOVERY_FAILED') return { ...error, message: connectionTexts.recoveryFailed };
  return error.message === '' ? { ...error, message: connectionTexts.joinFailed } : error;
}

/** Whether an error that came by itself ends the room for this player (spec §4 Lobby room, §8 Socket). */
function endsRoom({ code, message }: WireError): boolean {
  const over = code === 'LOBBY_NOT_FOUND' || code === 'LOBBY_RECOVERY_FAILED' || code === 'LOBBY_CLOSED';
  return over || message === connectionTexts.lobbyExpired || isClosing(message);
}

/** What this player may see of one room, kept up to date over one connection. It does not join by itself: call `join`. */
export function createRoomStore(connection: Connection, lobby: RoomId): RoomStore {
  const { store, patch } = createPatchStore<RoomState>({
    status: 'connecting',
    view: null,
    readings: NO_READINGS,
    error: null,
    connectionError: connection.getState().error,
  });
  let final: WireError | null = null;
  /** A view came since the socket was last made: it may come before the join is acknowledged. */
  let live = false;
  const offs = new Set<() => void>();

  const statusNow = (view: RoomView | null): RoomStatus => {
    if (connection.getState().elsewhere) return 'elsewhere';
    if (final) return 'refused';
    if (!view) return 'connecting';
    return live ? 'open' : 'lost';
  };
  const settle = (change: Partial<RoomState> = {}): void => {
    patch({ ...change, status: statusNow(change.view ?? store.getState().view), connectionError: connection.getState().error });
  };
  const end = (error: WireError, closed?: CloseReason): void => {
    final = refusalOf(error, false);
    connection.forget(lobby);
    settle({ error: final, ...(closed && { closed }) });
  };
  /** A view older than the one on screen is history; one of the same version may come again with a join. */
  const see = (view: RoomView): void => {
    if (view.lobby_id !== lobby || view.version < (store.getState().view?.version ?? 0)) return;
    const samePlay = view.match_id === store.getState().view?.match_id && view.current_play === store.getState().view?.current_play;
    live = true;
    settle({ view, ...(!samePlay && { readings: NO_READINGS }) });
  };
  const isCurrent = (payload: { lobby_id: string; version: number }): boolean =>
    payload.lobby_id === lobby && payload.version >= (store.getState().view?.version ?? 0);
  const on: RoomStore['on'] = (event, listener) => {
    const off = connection.on(event, (payload) => {
      if (isCurrent(payload as ServerPayload<VersionedEvent>)) listener(payload);
    });
    offs.add(off);
    return () => {
      off();
      offs.delete(off);
    };
  };

  const own = [
    connection.subscribe((state, before) => {
      if (state.status !== 'connected') live = false;
      else if (state.joined === lobby) live = true;
      if (state.joined === lobby && before.joined !== lobby) final = null;
      if (state.signedOut) final ??= { code: 'AUTH_REQUIRED', message: state.error ?? connectionTexts.authRequired };
      else if (state.refusal && state.refusal !== before.refusal) final = refusalOf(state.refusal, store.getState().view !== null);
      settle(final ? { error: final } : state.joined === lobby && before.joined !== lobby ? { error: null } : {});
    }),
    connection.on('game_state_update', see),
    connection.on('lobby_joined', ({ game_state }) => see(game_state)),
    connection.on('player_reading', ({ lobby_id, user_id, play, happy, faceless_ms, hidden }) => {
      if (lobby_id !== lobby) return;
      const reading: Reading = { play, happy, facelessMs: faceless_ms, hidden, at: performance.now() };
      patch({ readings: { ...store.getState().readings, [user_id]: reading } });
    }),
    connection.on('left_lobby', ({ lobby_id }) => {
      // After a match the others play again without whoever did not accept in time; what is left of it is history.
      if (lobby_id === lobby && store.getState().view?.status === 'finished')
        end({ code: 'NOT_A_MEMBER', message: connectionTexts.without, lobby_id: lobby });
    }),
    connection.on('error', (error) => {
      if ((error.lobby_id && error.lobby_id !== lobby) || error.message === connectionTexts.alreadyJoined) return;
      if (endsRoom(error)) end(error);
      else patch({ error });
    }),
  ];
  for (const off of own) offs.add(off);
  on('lobby_deleted', ({ message, reason }) => {
    end({ code: 'LOBBY_CLOSED', message, lobby_id: lobby }, reason);
  });
  on('player_kicked', ({ user_id }) => {
    if (user_id === store.getState().view?.you) {
      end({ code: 'NOT_A_MEMBER', message: connectionTexts.removed, lobby_id: lobby });
    }
  });

  return {
    ...store,
    lobby,
    // What the last refusal asked for (a key, a yes) stays on the screen until the next answer: a field keeps what was typed.
    join: async (options) => connection.join(lobby, options),
    on,
    close: () => {
      for (const off of offs) off();
      offs.clear();
    },
  };
}
