import type { MatchResultView, PlayerView, RoomView } from '@deadpan/protocol';
import type { CameraState } from '../../engine/camera/camera-types.ts';
import type { FaceState } from '../../engine/face/face-types.ts';
import type { PeerView } from '../../engine/peers/mesh-types.ts';

export const NOW = 1_700_000_000_000;

/** A warrior who is there, with a working camera. */
export function aPlayer(id: string, change: Partial<PlayerView> = {}): PlayerView {
  return {
    user_id: id,
    username: id,
    profile_picture_url: null,
    is_host: id === 'ann',
    is_ready: false,
    score: 0,
    is_eliminated: false,
    is_speaking: false,
    connected: true,
    camera_ready: true,
    links_ready: true,
    wins: 0,
    out_reason: null,
    left: false,
    ...change,
  };
}

/** Ann's view of an arena with Bob: play 2 of 3 with 41 s to go, unless told otherwise. */
export function aView(change: Partial<RoomView> = {}): RoomView {
  const players = change.players ?? [aPlayer('ann'), aPlayer('bob')];
  const out = players.filter((one) => one.out_reason !== null).map((one) => one.user_id);
  const active = players.filter((one) => one.out_reason === null).map((one) => one.user_id);
  return {
    version: 7,
    lobby_id: '7KQ2MX',
    name: 'Poker Night',
    is_private: false,
    status: 'playing',
    host_id: 'ann',
    settings: { maxPlayers: 4, round1Duration: 60, round1Plays: 3, maxRounds: 1, deck: 'built-in', family: 'mild' },
    deck_name: null,
    players,
    you: 'ann',
    match_id: 'm1',
    round: 1,
    rounds: 1,
    phase: 'playing',
    paused: false,
    phase_ends_at: NOW + 41_000,
    phase_remaining_ms: 41_000,
    current_play: 2,
    total_plays: 3,
    active_players: active,
    eliminated_players: out,
    active_players_count: active.length,
    eliminated_players_count: out.length,
    total_players: players.length,
    memes: [],
    play_result: null,
    standings: [],
    comedy: null,
    captions: null,
    witnessed: [],
    match_result: null,
    rematch: null,
    speed: 1,
    ...change,
  };
}

const bob = { user_id: 'bob', username: 'bob' };

/** Bob has won, as Ann is told. */
export const aResult = (change: Partial<MatchResultView> = {}): MatchResultView => ({
  result: 'winner',
  winner: bob,
  winners: [bob],
  is_tie: false,
  isCurrentPlayerWinner: false,
  message: 'bob wins round 1.',
  wins: { bob: 1 },
  play_winners: ['bob'],
  allPlayers: [],
  winning_caption: null,
  ...change,
});

/** A live camera; jsdom has no streams, a plain object stands for one. */
export const aCamera = (change: Partial<CameraState> = {}): CameraState => ({
  status: 'live',
  stream: { id: 'own' } as MediaStream,
  message: null,
  health: 'working',
  devices: [],
  deviceId: null,
  ...change,
});

/** A link with a running picture. */
export const aPeer = (userId: string, change: Partial<PeerView> = {}): PeerView => ({
  userId,
  state: 'connected',
  stream: { id: userId } as MediaStream,
  voice: null,
  framesDecoded: 30,
  poor: false,
  stuck: false,
  running: true,
  ...change,
});

/** The detector at a happiness above the baseline, 0 to 1. */
export function aFace(happy: number, change: Partial<FaceState> = {}): FaceState {
  return {
    model: { status: 'ready', progress: 1 },
    watching: true,
    reading: {
      capturedAt: 0,
      faceDetected: true,
      neutral: 1 - happy,
      happy,
      sad: 0,
      angry: 0,
      fearful: 0,
      disgusted: 0,
      surprised: 0,
      dominant: null,
      confidence: 1 - happy,
      isCalibrated: true,
      calibrationProgress: 1,
      baselineHappiness: 0,
      relativeHappiness: happy,
      detectionTime: 20,
      frameRate: 5,
    },
    status: 'safe',
    calibration: { isCalibrated: true, progress: 1, baseline: 0 },
    frame: null,
    facelessMs: 0,
    lastFaceAt: 0,
    ...change,
  };
}
