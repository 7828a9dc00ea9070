import type { Generated } from 'kysely';

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
  /** sign-ins of deleted accounts, for an hour */
  ended_sign_ins: { id: string; ended_at: number };
  sessions: { id: string; user_id: string; created_at: number; expires_at: number; revoked_at: number | null };
  google_accounts: { sub: string; user_id: string; same_email: number; linked_at: number };
  password_resets: { user_id: string; token_hash: string; created_at: number; expires_at: number };
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
  /** `token`: of the transition that wrote them; null before there were several nodes. */
  room_events: { room_id: string; version: number; events: string; token: string | null };
  seats: { user_id: string; room_id: string; session: number; node: string | null };
  /** `ahead`: how far the node's clock is ahead of the database's own, ms. */
  nodes: { id: string; beat_at: number; ahead: number };
  play_results: {
    match_id: string;
    play: number;
    user_id: string;
    outcome: string;
    out_reason: string | null;
    out_after_ms: number | null;
    out_over: string | null;
    ended_at: number;
  };
  round_results: {
    match_id: string;
    round: number;
    user_id: string;
    result: string;
    score: number;
    points: number;
    ended_at: number;
  };
  match_results: {
    match_id: string;
    user_id: string;
    game_type: string;
    result: string;
    score: number;
    wins: number;
    plays: number;
    /** Of the plays: those the player was not out of, and those they were out of by a smile. */
    survived: number;
    smiles: number;
    ended_at: number;
  };
  match_records: { match_id: string; room_id: string; started_at: number; timeline: string };
  match_captions: { match_id: string; user_id: string; text: string; reason: string };
  match_curves: { match_id: string; user_id: string; play: number; points: string; sent_at: number };
  blocks: { blocker_id: string; blocked_id: string; created_at: number };
  reports: {
    id: string;
    reporter_id: string | null;
    reported_id: string;
    reason: string;
    text: string | null;
    room_id: string | null;
    match_id: string | null;
    created_at: number;
  };
  suspensions: { user_id: string; reason: string | null; since: number; until: number | null; lifted: number; change: number };
  memes: {
    id: string;
    user_id: string;
    created_at: number;
    prompt: string;
    style: string;
    format: string;
    variant: number;
    /** `MemeDrawing` */
    drawing: string;
    alt: string;
    edited: number;
    picture: string;
    base: string;
    background: string | null;
    model: string;
    message: string;
  };
  decks: {
    id: string;
    owner_id: string;
    name: string;
    visibility: string;
    created_at: number;
    /** what is in it; triggers keep it (`0012-deck-tallies`) */
    clips: Generated<number>;
    stills: Generated<number>;
    duration: Generated<number>;
    cover: Generated<string | null>;
  };
  deck_items: {
    id: string;
    deck_id: string;
    owner_id: string;
    kind: string;
    title: string;
    alt: string;
    file: string;
    poster: string | null;
    duration: number | null;
    width: number;
    height: number;
    bytes: number;
    poster_bytes: number;
    family: string;
    created_at: number;
  };
  deck_keeps: { user_id: string; deck_id: string; kept_at: number };
  deck_reports: {
    id: string;
    reporter_id: string | null;
    owner_id: string;
    deck_id: string;
    deck_name: string;
    item_id: string | null;
    item_title: string | null;
    reason: string;
    text: string | null;
    created_at: number;
  };
  uploads: {
    id: string;
    owner_id: string;
    deck_id: string;
    title: string;
    alt: string;
    size: number;
    received: number;
    parts: string;
    item_id: string | null;
    created_at: number;
    touched_at: number;
  };
  meta: { key: string; value: number };
}
