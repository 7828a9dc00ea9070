import { resultMessage, type RoomEvent, type Who } from '@deadpan/game';
import type { ServerPayload } from '@deadpan/protocol';
import type { Message } from '../../ports/bus.ts';
import { toAll, viewOf, wire, type Told } from './message.ts';
import { roundMessages, startMessages, turnMessages } from './wire-rounds.ts';

const closedBecause = {
  host_left: 'Arena closed. Host has left.',
  empty: 'Arena closed. Nobody was here.',
  no_rematch: 'Arena closed. Nobody is left to play again.',
} as const;

function sync(told: Told, action: ServerPayload<'lobby_sync'>['action'], joined: Who | null = null): Message[] {
  const { room, version } = told;
  const { players } = told.shared;
  return [
    toAll('lobby_sync', { lobby_id: room.id, version, players, action, joined_player: joined && wire(joined) }),
    toAll('all_players', { lobby_id: room.id, sids: room.players.map(({ id }) => id) }),
  ];
}

/** One event of the rules in the spec's names and spelling: the one table of this direction (design "Wire"). */
function messagesFor(event: RoomEvent, told: Told): Message[] {
  const { room, version } = told;
  const tag = { lobby_id: room.id, version };
  switch (event.type) {
    case 'sat':
      return [
        toAll('player_joined', { ...tag, ...wire(event.who), sid: event.who.id, webrtc_connect: true }),
        ...sync(told, 'joined', event.who),
      ];
    case 'presence':
      return sync(told, 'presence');
    case 'left':
      return leftMessages(event, told);
    case 'kicked':
      return [
        toAll('player_kicked', { ...tag, ...wire(event.who) }),
        toAll('player_left', { ...tag, ...wire(event.who), sid: event.who.id }),
        ...sync(told, 'left'),
      ];
    case 'host_changed':
      return sync(told, 'host');
    case 'ready_changed':
      return [toAll('player_ready', { ...tag, user_id: event.who.id, ready: event.ready }), ...sync(told, 'ready')];
    case 'settings_changed':
      return sync(told, 'settings');
    case 'game_starting':
      return startingMessages(event.again, told);
    case 'round_started':
      return startMessages(event, told);
    case 'play_starting':
      return [
        ...(event.play === 1 ? [phase('playing', told)] : []),
        toAll('play_starting', { ...tag, play: event.play, total_plays: room.match?.plays ?? 0, timestamp: told.wall }),
      ];
    case 'play_began': {
      const { eliminated_players, active_players, current_play } = told.shared;
      return [toAll('game_state_sync', { ...tag, current_play, eliminated_players, active_players })];
    }
    case 'eliminated':
      return [
        toAll('player_eliminated', {
          ...tag,
          ...wire(event.who),
          round: 1,
          play: event.play,
          reason: event.reason,
          reconnection_sync: false,
        }),
      ];
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
      return roundMessages(event, told);
    case 'match_ended':
      return [phase('ended', told, event.winner), ...matchMessages(event, told)];
    case 'closed':
      return [toAll('lobby_deleted', { ...tag, message: closedBecause[event.reason] })];
    case 'turn_called':
    case 'microphone_granted':
    case 'laughed':
    case 'turn_ended':
      return turnMessages(event, told);
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

function leftMessages({ who, during }: Extract<RoomEvent, { type: 'left' }>, told: Told): Message[] {
  const tag = { lobby_id: told.room.id, version: told.version, ...wire(who) };
  const left = [toAll('player_left', { ...tag, sid: who.id }), ...sync(told, 'left')];
  if (during === 'lobby') return left;
  const gone = toAll('player_left_game', tag);
  const opponent = toAll('opponent_left', { ...tag, message: `${who.username} left.` });
  return [gone, opponent, ...left];
}

/** The match in the words of spec §4 "Game phase". */
function phase(now: ServerPayload<'round_phase_change'>['phase'], { room, version }: Told, winner: Who | null = null): Message {
  return toAll('round_phase_change', { lobby_id: room.id, version, phase: now, winner: winner && wire(winner) });
}

function startingMessages(again: boolean, told: Told): Message[] {
  const { room, version } = told;
  const tag = { lobby_id: room.id, version };
  const redirect_to = `/game/${room.id}/round1`;
  const starting = toAll('game_starting', { ...tag, countdown: 3, redirect_to, webrtc_room_id: room.id });
  const begun = [starting, phase('starting', told)];
  return again ? [toAll('new_game_ready', { ...tag, message: 'A new game is ready.', redirect_to }), ...begun] : begun;
}

function matchMessages(event: Extract<RoomEvent, { type: 'match_ended' }>, told: Told): Message[] {
  const { room, version } = told;
  const tag = { lobby_id: room.id, version };
  const result = viewOf(told, room.hostId).match_result;
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
export function messagesOf(events: readonly RoomEvent[], told: Told): Message[] {
  return events.flatMap((event) => messagesFor(event, told));
}
