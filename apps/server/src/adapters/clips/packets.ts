import { EncodedPacketSink, type InputTrack } from 'mediabunny';
import { limits } from '@deadpan/protocol';
import type { PacketCheck } from './bitstream.ts';
import { refusals } from './refusals.ts';

/** An index may name the same bytes a thousand times: what the packets hold together is bounded as the file is, before anything is made of it. */
const BYTES_MOST = limits.decks.clip.bytes;
/** How much shorter than it says a track may be, in seconds: files round, and sound and picture rarely end together. */
const SLACK_S = 0.75;

/** What is really there of a track, in seconds. */
export interface Extent {
  start: number;
  end: number;
  packets: number;
  bytes: number;
}

/**
 * Reads every packet of a track: how far they reach. Throws `BadFileError` when there are more than `most`, when they hold more than a file may,
 * when one is not what it says it is, or when they end before the track says it does (the index of an MP4 speaks of a file that may never have come).
 */
export async function extentOf(track: InputTrack, most: number, looksRight: PacketCheck | null): Promise<Extent> {
  const sink = new EncodedPacketSink(track);
  const extent: Extent = { start: Infinity, end: 0, packets: 0, bytes: 0 };
  for await (const packet of sink.packets(undefined, undefined, { verifyKeyPackets: track.isVideoTrack() })) {
    const { timestamp, duration, data, type } = packet;
    extent.packets += 1;
    if (extent.packets > most) throw refusals.tooMuch();
    extent.bytes += data.length;
    if (extent.bytes > BYTES_MOST) throw refusals.damaged();
    if (data.length === 0 || !Number.isFinite(timestamp) || !Number.isFinite(duration) || duration < 0) throw refusals.damaged();
    if (looksRight && !looksRight(data, type === 'key')) throw refusals.damaged();
    if (extent.packets === 1 && track.isVideoTrack() && type !== 'key') throw refusals.damaged();
    extent.start = Math.min(extent.start, timestamp);
    extent.end = Math.max(extent.end, timestamp + duration);
  }
  if (extent.packets === 0) throw refusals.damaged();
  const declared = Math.max((await track.getDurationFromMetadata()) ?? 0, await track.computeDuration());
  if (declared - extent.end > SLACK_S) throw refusals.damaged();
  return extent;
}
