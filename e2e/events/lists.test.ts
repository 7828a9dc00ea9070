import { describe, expect, it } from 'vitest';
import { clientEvents, serverEvents } from '@deadpan/protocol';

/** spec §7, both lists, as it has them; the connection's own three (connect, disconnect, connect_error) are Socket.IO's. */
const SENT = `authenticate heartbeat join_lobby leave_lobby player_ready start_game get_room_players player_camera_ready webrtc_ready
  webrtc_offer webrtc_answer emotion_detected round_phase_change player_eliminated request_play_again game_over request_microphone
  laughter_detected submit_caption`.split(/\s+/);
const RECEIVED =
  `authenticated auth_error require_authentication heartbeat_response player_joined player_left player_ready lobby_deleted error
  joined_lobby left_lobby lobby_join_error lobby_joined lobby_sync game_state_update game_state_sync game_starting round_started new_meme
  play_starting play_ended round_winner_announced game_end round_ended game_finished round_won round_lost game_round_ended
  game_ended_no_winner game_over new_game_ready opponent_left round_phase_change webrtc_offer webrtc_answer webrtc_ice_candidate all_players
  player_left_game player_eliminated`.split(/\s+/);

describe('spec §7: both lists of events are known', () => {
  it.each(SENT)('spec §7 Sent events: %s', (event) => expect(clientEvents).toHaveProperty(event));
  it.each(RECEIVED)('spec §7 Received events: %s', (event) => expect(serverEvents).toHaveProperty(event));
});
