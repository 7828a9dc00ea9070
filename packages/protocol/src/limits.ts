/** Every constant and limit of spec §9, and ours beside them. Times are milliseconds unless the name says otherwise. */
export const limits = {
  players: { min: 2, max: 4, default: 4, toStart: 2 },
  password: { min: 8, max: 200 },
  username: { maxGraphemes: 24 },
  email: { max: 254 },
  lobbyName: { max: 50 },
  lobbyKey: { min: 4, max: 20 },
  round1: {
    duration: { default: 60, min: 30, max: 180 },
    plays: { allowed: [1, 3, 5, 7, 9], default: 7 },
    waitingForAllMs: 30_000,
    autoStartMs: 1_500,
    countdownMs: 5_000,
    decidingMs: 300,
    smileTieMs: 200,
    captureClampMs: 500,
    playWinnerMs: 3_000,
    finalPlayWinnerMs: 4_000,
    resultMs: 7_000,
    afterResultMs: 1_000,
    absentMs: 8_000,
    absentWarningMs: 5_000,
    summaryEveryMs: 1_000,
    lowPlaysInARow: 2,
  },
  smile: { danger: 0.3, limit: 0.4, readingsInARow: 2, baselineCap: 0.3, dominant: 0.3 },
  detection: { everyMs: 200, calibrationSamples: 5, confirmMs: 250 },
  maxRounds: { min: 1, max: 3, default: 3 },
  seats: { holdMs: 30_000, aloneMs: 30_000, emptyRoomMs: 60_000, rematchMs: 30_000, resumeMs: 5_000 },
  memes: { announcedAheadMs: 3_000, driftMs: 150, seekMs: 300, volume: 0.7 },
  camera: {
    idealWidth: 640,
    idealHeight: 480,
    idealFps: 30,
    minWidth: 320,
    minHeight: 240,
    minFps: 15,
    firstCheckMs: 1_000,
    blackCheckMs: 2_000,
    streamCheckMs: 5_000,
  },
  video: { width: 320, height: 240, fps: 15, bitsPerSecond: 250_000, linkWatchdogMs: 5_000 },
  socket: {
    path: '/ws/socket.io/',
    handshakeMs: 20_000,
    reconnectAttempts: 5,
    reconnectDelayMs: 1_000,
    reconnectDelayMaxMs: 5_000,
    heartbeatMs: 30_000,
    joinTimeoutMs: 5_000,
    joinRetryMs: 1_000,
    maxPacketBytes: 64 * 1024,
    /** by the clock; a page that says nothing is pinged when it has been silent for `silentMs`, and has `pongMs` to answer */
    pingMs: 20_000,
    silentMs: 5_000,
    pongMs: 5_000,
    /** a page to which nothing was said for so long asks whether the server is there */
    unheardMs: 7_000,
    /** what may wait for a page that does not read; then it is cut off */
    waitingBytes: 1024 * 1024,
    /** connections on which nobody has signed in yet */
    strangers: { perNetwork: 200, altogether: 4_000 },
  },
  comedy: { callMs: 10_000, speakingMs: 30_000, turnEndedMs: 4_000, silentMs: 10_000 },
  laughter: { confidence: 0.8 },
  caption: {
    min: 5,
    max: 200,
    /** in UTF-16: what a person counts as one character can be many */
    mostUnits: 1_000,
    writingMs: 60_000,
    collectingMs: 1_500,
    revealMs: 6_000,
    reactionsMs: 1_000,
    judgingMs: 10_000,
    judgeWeight: 0.2,
  },
  betweenRounds: { scoreboardMs: 7_000, captionScoresMs: 12_000, countdownMs: 3_000 },
  referees: { toAgree: 2, sawForMs: 1_000 },
  clock: { probes: 8, probeEveryMs: 10_000 },
  http: { timeoutMs: 240_000, retries: 3, retryDelayMs: 1_000, bodyBytes: 64 * 1024, loginBodyBytes: 4 * 1024, jsonDepth: 16 },
  lists: { lobbyListMs: 10_000, lobbyRoomMs: 3_000 },
  signalling: { sdpBytes: 64 * 1024, candidateBytes: 2 * 1024, candidatesPerPair: 64, documentTtlMs: 120_000 },
  /** spec §9, while the answer holds nothing that expires */
  iceServersCacheMs: 82_800_000,
  /** A page asks again after half of it, so that a relay never sees older ones from a player who stays. */
  relayCredentialsMs: 7_200_000,
  /** wrong ones: a player's first at an arena in a minute have places of their own, so that a few accounts cannot keep others out */
  keyTries: { perPlayerAndRoomPerMinute: 5, firstPerRoomPerMinute: 12, furtherPerRoomPerMinute: 8 },
  arenasPerMinute: 3,
  socketsPerPlayer: 4,
  avatar: { bytes: 5 * 1024 * 1024, pixels: 40_000_000, avifPixels: 16_000_000, size: 256, workMs: 10_000 },
  accountChanges: { namesPerDay: 5, nameTriesPerHour: 30, passwordsPerHour: 10, picturesPerHour: 60, exportsPerHour: 10 },
  records: {
    perPage: 20,
    curveEveryMs: 200,
    /** the longest play there is, and its deciding moment */
    curveMs: 181_000,
    /** how long after a match its players may still send their curves */
    shareMs: 15 * 60_000,
    curvesPerMinute: 60,
    boardRows: 50,
    boardMinGames: 5,
    seriesDays: 366,
  },
  strangers: { reportText: 500, reportsPerHour: 10, blocksPerMinute: 30, blocks: 1_000 },
  registrations: { perAddress: 30, windowMs: 60 * 60_000 },
  /** failures; above `perAccount` of all networks together, each network still has `perNetworkBeyond` */
  loginTries: { perAccountAndNetwork: 10, perAccount: 100, perNetworkBeyond: 1, perAddress: 50, windowMs: 15 * 60_000 },
  /** how old a token of Google's may be that confirms an action */
  googleConfirmationMs: 5 * 60_000,
  signInsPerHour: 60,
  /** GET and HEAD of one player on one process; four pages need less than two a second, and some ten when one is opened */
  reads: { perSecond: 5, burst: 100 },
  pageViewsPerMinute: 120,
  gameSessionsPerMinute: 60,
  decks: {
    name: 50,
    title: 80,
    alt: 300,
    perPlayer: 20,
    items: 40,
    bytesPerPlayer: 200 * 1024 * 1024,
    clip: { bytes: 20 * 1024 * 1024, ms: 60_000, minMs: 1_000, side: 1_280 },
    still: { bytes: 10 * 1024 * 1024, side: 1_280 },
    poster: { bytes: 2 * 1024 * 1024, side: 640 },
    /** other players' decks on one's shelf */
    kept: 100,
    changesPerMinute: 120,
    uploadsPerHour: 60,
    /** begun and not yet whole, of one player */
    uploadsAtOnce: 5,
    reportsPerHour: 10,
    /** how long an upload that broke off may be taken up again */
    uploadTtlMs: 24 * 60 * 60_000,
  },
  forge: {
    /** as a person counts characters */
    prompt: 280,
    /** in UTF-16 */
    promptUnits: 2_000,
    textUnits: 2_400,
    variants: 9_999,
    perMinute: 10,
    editsPerMinute: 60,
    kept: 500,
    perPage: 24,
    /** a machine that is busy with matches draws late; the page waits a little longer than this (`http.timeoutMs`) */
    timeoutMs: 200_000,
    progress: { startPercent: 10, stepPercent: 10, everyMs: 200, capPercent: 90 },
  },
  /** `perEmailPerDay` from all networks together, and beyond that one per `lastsMs`; `openLinks` of one player work at a time */
  passwordReset: { perEmailAndNetwork: 3, perEmailPerDay: 10, perAddress: 20, windowMs: 15 * 60_000, lastsMs: 30 * 60_000, openLinks: 24 },
} as const;

/** The alphabet of an arena code: no letter or digit that can be mistaken for another. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 6;
