/** The tables as both databases speak them: text ids, times in whole milliseconds, JSON as text, booleans as 0 and 1. */
export interface Tables {
  users: {
    id: string;
    email: string;
    email_key: string;
    username: string;
    username_key: string;
    password_hash: string;
    picture: string | null;
    created_at: number;
  };
  sessions: { id: string; user_id: string; created_at: number; expires_at: number; revoked_at: number | null };
  rooms: {
    id: string;
    version: number;
    token: string;
    schema: number;
    state: string;
    status: string;
    next_due_at: number | null;
    name: string;
    is_private: number;
    player_count: number;
    max_players: number;
    host_username: string;
    created_at: number;
  };
  room_events: { room_id: string; version: number; events: string };
  seats: { user_id: string; room_id: string; session: number; node: string | null };
  play_results: { match_id: string; play: number; user_id: string; outcome: string; out_reason: string | null; ended_at: number };
  match_results: {
    match_id: string;
    user_id: string;
    game_type: string;
    result: string;
    score: number;
    wins: number;
    plays: number;
    ended_at: number;
  };
  meta: { key: string; value: number };
}
