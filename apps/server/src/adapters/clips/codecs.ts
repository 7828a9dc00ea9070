import type { InputAudioTrack, InputVideoTrack } from 'mediabunny';
import { avcCheck, vp8Check, vp9Check, type PacketCheck } from './bitstream.ts';
import { refusals } from './refusals.ts';

const names: Record<string, string> = {
  avc: 'H.264',
  hevc: 'HEVC (H.265)',
  av1: 'AV1',
  vp8: 'VP8',
  vp9: 'VP9',
  aac: 'AAC',
  opus: 'Opus',
  vorbis: 'Vorbis',
  mp3: 'MP3',
  flac: 'FLAC',
  ac3: 'Dolby',
  eac3: 'Dolby',
};
const nameOf = (codec: string | null): string => (codec === null ? 'of a kind we do not know' : (names[codec] ?? codec.toUpperCase()));

/** Baseline, main and high: what browsers play of H.264 (8 bits, 4:2:0). */
const AVC = /^avc1\.(42|4d|58|64)[0-9a-f]{4}$/i;
/** Profile 0, likewise. */
const VP9 = /^vp09\.00\./;
const AAC = /^mp4a\.40\.(2|5|29|02|05)$/;
const CHANNELS_MOST = 8;

const WANTED = {
  mp4: { video: 'H.264 video (8 bits, 4:2:0)', sound: 'AAC sound' },
  webm: { video: 'VP8 or VP9 video (8 bits, 4:2:0)', sound: 'Opus or Vorbis sound' },
};

/** The check for each packet of a video track. Throws `BadFileError` when not every browser plays the codec. */
export async function checkedVideo(track: InputVideoTrack, type: 'mp4' | 'webm'): Promise<PacketCheck> {
  const codec = track.codec;
  const allowed = type === 'mp4' ? codec === 'avc' : codec === 'vp8' || codec === 'vp9';
  const wanted = WANTED[type].video;
  if (!allowed) throw refusals.codec('video', nameOf(codec), wanted);
  if (codec === 'vp8') return vp8Check;
  const profile = (await track.getCodecParameterString()) ?? '';
  if (!(codec === 'avc' ? AVC : VP9).test(profile))
    throw refusals.codec('video', `${nameOf(codec)} with more colours or bits than usual`, wanted);
  if (codec === 'vp9') return vp9Check;
  const description = (await track.getDecoderConfig())?.description;
  if (!description) throw refusals.damaged();
  return avcCheck(
    ArrayBuffer.isView(description)
      ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
      : new Uint8Array(description),
  );
}

/** Throws `BadFileError` when not every browser plays the sound track's codec. */
export async function checkSound(track: InputAudioTrack, type: 'mp4' | 'webm'): Promise<void> {
  const codec = track.codec;
  const allowed = type === 'mp4' ? codec === 'aac' : codec === 'opus' || codec === 'vorbis';
  const plain = codec !== 'aac' || AAC.test((await track.getCodecParameterString()) ?? '');
  if (!allowed || !plain) throw refusals.codec('sound', nameOf(codec), WANTED[type].sound);
  const { numberOfChannels, sampleRate } = track;
  if (numberOfChannels < 1 || numberOfChannels > CHANNELS_MOST || sampleRate < 8_000 || sampleRate > 96_000) throw refusals.damaged();
}
