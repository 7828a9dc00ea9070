/** What the browser knows of one link, added up since it began. */
export interface LinkFigures {
  /** When our picture was measured, ms of one clock; null where no picture is sent. */
  measuredAt: number | null;
  /** Packets of any kind that came from the other end. */
  packets: number;
  /** Of its picture: packets that came, and that got lost on the way here. */
  came: number;
  lostHere: number;
  /** Share of our picture that got lost on the way there, 0 to 1, by the other end's last report; 0 before the first. */
  lostThere: number;
  /** There and back, ms; 0 while nothing is known. */
  roundTripMs: number;
  /** Why our picture is not sent as well as it might be. */
  limitedBy: 'none' | 'cpu' | 'bandwidth' | 'other';
  /** What the browser means to send of our picture, bits a second: what the way carries, as far as it knows; null where it does not say. */
  aimed: number | null;
  /** Bytes of our picture that were sent. */
  sent: number;
}

/** The entries of a browser's report that are read here. */
interface Entry {
  type: string;
  timestamp?: number;
  kind?: string;
  packetsReceived?: number;
  packetsLost?: number;
  fractionLost?: number;
  roundTripTime?: number;
  currentRoundTripTime?: number;
  nominated?: boolean;
  state?: string;
  qualityLimitationReason?: LinkFigures['limitedBy'];
  targetBitrate?: number;
  bytesSent?: number;
}

/** Takes a connection's statistics; returns what is looked at. Browsers leave out what they do not measure. */
export function readFigures(report: { forEach(each: (entry: Entry) => void): void }): LinkFigures {
  const figures: LinkFigures = {
    measuredAt: null,
    packets: 0,
    came: 0,
    lostHere: 0,
    lostThere: 0,
    roundTripMs: 0,
    limitedBy: 'none',
    aimed: null,
    sent: 0,
  };
  report.forEach((entry) => {
    if (entry.type === 'inbound-rtp') figures.packets += entry.packetsReceived ?? 0;
    // Whoever only listens still gets reports about what they send; so does, at both ends, who sends no picture.
    if (entry.type === 'transport') figures.packets += entry.packetsReceived ?? 0;
    if (entry.type === 'candidate-pair' && entry.nominated && entry.state === 'succeeded')
      figures.roundTripMs = (entry.currentRoundTripTime ?? 0) * 1000;
    if (entry.kind !== 'video') return;
    if (entry.type === 'inbound-rtp') Object.assign(figures, { came: entry.packetsReceived ?? 0, lostHere: entry.packetsLost ?? 0 });
    if (entry.type === 'remote-inbound-rtp') figures.lostThere = entry.fractionLost ?? 0;
    if (entry.type === 'outbound-rtp')
      Object.assign(figures, {
        measuredAt: entry.timestamp ?? null,
        limitedBy: entry.qualityLimitationReason ?? 'none',
        aimed: entry.targetBitrate ?? null,
        sent: entry.bytesSent ?? 0,
      });
  });
  return figures;
}
