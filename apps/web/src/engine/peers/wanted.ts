import { preferences } from '../preferences/preferences.ts';
import { capsFor } from './video-caps.ts';

/** The video part of a description up to the end of its `c=` line, after which the bandwidth stands. */
const VIDEO = /(m=video[^]*?\r\nc=[^\r]*\r\n)(?:b=[^\r]*\r\n)*/;

const BITS = /m=video[^]*?\r\nb=TIAS:(\d+)\r\n/;

/** Takes the other end's description; returns the most bits a second that it wants of our picture, `Infinity` when it does not say. */
export const allowedBy = (sdp: string): number => Number(BITS.exec(sdp)?.[1] ?? Infinity);

/** Takes a description of ours; returns it with the most a sender may use for its picture, when this player saves data: browsers keep to it. */
export function wanted(sdp: string, savesData: boolean = preferences.store.getState().dataSaver): string {
  const bits = capsFor(undefined, true).maxBitrate ?? 0;
  return savesData ? sdp.replace(VIDEO, `$1b=AS:${Math.ceil(bits / 1000)}\r\nb=TIAS:${bits}\r\n`) : sdp;
}
