import { resultMessage, type RoomEvent, type Who } from '@deadpan/game';
import { limits, type CloseReason, type ServerPayload } from '@deadpan/protocol';
import type { Message } from '../../ports/bus.ts';
import { toAll, viewOf, wire, type SavedRoom } from './message.ts';
import { elimination } from './wire-out.ts';
import { roundMessages, startMessages, turnMessages } from './wire-rounds.ts';

const closedBecause = {
  host_left: 'Arena closed. Host has left.',
  empty: 'Arena closed. Nobody was here.',
  no_rematch: 'Arena closed. Nobody is left to play again.',
  deck_gone: 'Arena closed. The owner of its deck did not play again, and took it along.',
} as const satisfies Record<CloseReason, string>;

function sync(saved: SavedRoom, action: ServerPayload<'lobby_sync'>['action'], joined: Who | null = null): Message[] {
  const { room, version } = saved;
  const { players } = saved.shared;
  return [
    toAll('lobby_sync', { lobby_id: room.id, version, players, action, joined_player: joined && wire(joined) }),
    toAll('all_players', { lobby_id: room.id, sids: room.players.map(({ id }) => id) }),
  ];
}

/** One event of the rules in the spec's names and spelling: the one table of this direction (design "Wire"). */
function messagesFor(event: RoomEvent, saved: SavedRoom): Message[] {
  const { room, version } = saved;
  const tag = { lobby_id: room.id, version };
  switch (event.type) {
    case 'sat':
      return [
        toAll('player_joined', { ...tag, ...wire(event.who), sid: event.who.id, webrtc_connect: true }),
        ...sync(saved, 'joined', event.who),
      ];
    case 'presence':
      return sync(saved, 'presence');
    case 'left':
      return leftMessages(event, saved);
    case 'kicked':
      return [
        toAll('player_kicked', { ...tag, ...wire(event.who) }),
        toAll('player_left', { ...tag, ...wire(event.who), sid: event.who.id }),
        ...sync(saved, 'left'),
      ];
    case 'host_changed':
      return sync(saved, 'host');
    case 'ready_changed':
      return [toAll('player_ready', { ...tag, user_id: event.who.id, ready: event.ready }), ...sync(saved, 'ready')];
    case 'settings_changed':
      return sync(saved, 'settings');
    case 'game_starting':
      return startingMessages(event.again, saved);
    case 'round_started':
      return startMessages(event, saved);
    case 'play_starting':
      return [
        ...(event.play === 1 ? [phase('playing', saved)] : []),
        toAll('play_starting', { ...tag, play: event.play, total_plays: room.match?.plays ?? 0, timestamp: saved.wall }),
      ];
    case 'play_began': {
      const { eliminated_players, active_players, current_play } = saved.shared;
      return [toAll('game_state_sync', { ...tag, current_play, eliminated_players, active_players })];
    }
    case 'eliminated':
      return [toAll('player_eliminated', elimination(saved, event))];
    case 'play_ended':
      return [
        toAll('play_ended', {
          ...tag,
          play: event.play,
          total_plays: room.match?.plays ?? 0,
          winner: event.winner && wire(event.winner),
          result: event.winner ? 'winner' : 'draw',
          message: event.winner ? `${event.winner.username} won the play!` : 'Nobody won the play.',
          is_final_play: event.final,
        }),
      ];
    case 'round_decided':
      return roundMessages(event, saved);
    case 'match_ended':
      return [phase('ended', saved, event.winner), ...matchMessages(event, saved)];
    case 'closed':
      return [toAll('lobby_deleted', { ...tag, reason: event.reason, message: closedBecause[event.reason] })];
    case 'turn_called':
    case 'microphone_granted':
    case 'laughed':
    case 'turn_ended':
      return turnMessages(event, saved);
    // The view that follows says it all.
    case 'caption_submitted':
    case 'caption_revealed':
    case 'witnessed':
    case 'rematch_accepted':
    case 'resumed':
      return [];
    default:
      return event satisfies never;
  }
}

function leftMessages({ who, during }: Extract<RoomEvent, { type: 'left' }>, saved: SavedRoom): Message[] {
  const tag = { lobby_id: saved.room.id, version: saved.version, ...wire(who) };
  const left = [toAll('player_left', { ...tag, sid: who.id }), ...sync(saved, 'left')];
  if (during === 'lobby') return left;
  const gone = toAll('player_left_game', tag);
  const opponent = toAll('opponent_left', { ...tag, message: `${who.username} left.` });
  return [gone, opponent, ...left];
}

/** The match in the words of spec §4 "Game phase". */
function phase(now: ServerPayload<'round_phase_change'>['phase'], { room, version }: SavedRoom, winner: Who | null = null): Message {
  return toAll('round_phase_change', { lobby_id: room.id, version, phase: now, winner: winner && wire(winner) });
}

function startingMessages(again: boolean, saved: SavedRoom): Message[] {
  const { room, version } = saved;
  const tag = { lobby_id: room.id, version };
  const redirect_to = `/game/${room.id}/round1`;
  const starting = toAll('game_starting', {
    ...tag,
    countdown: limits.betweenRounds.countdownMs / 1_000,
    redirect_to,
    webrtc_room_id: room.id,
  });
  const begun = [starting, phase('starting', saved)];
  return again ? [toAll('new_game_ready', { ...tag, message: 'A new game is ready.', redirect_to }), ...begun] : begun;
}

function matchMessages(event: Extract<RoomEvent, { type: 'match_ended' }>, saved: SavedRoom): Message[] {
  const { room, version } = saved;
  const tag = { lobby_id: room.id, version };
  const result = viewOf(saved, room.hostId).match_result;
  const message = room.match ? resultMessage(room.match) : '';
  if (event.result === 'complete_draw' && (event.reason === 'nobody_able' || event.reason === 'abandoned'))
    return [toAll('game_ended_no_winner', { ...tag, message })];
  const winner = event.winner && wire(event.winner);
  const finished = { ...tag, winner, winning_caption: result?.winning_caption ?? null, message };
  return [
    toAll('game_over', {
      ...tag,
      message,
      winner,
      is_tie: winner === null,
      winners: event.tied.map(wire),
      allPlayers: result?.allPlayers ?? [],
    }),
    toAll('game_finished', finished),
    toAll('game_end', finished),
  ];
}

/** Takes what happened, and what was saved; returns every message of it in order, without the views that follow. */
export function messagesOf(events: readonly RoomEvent[], saved: SavedRoom): Message[] {
  return events.flatMap((event) => messagesFor(event, saved));
}
