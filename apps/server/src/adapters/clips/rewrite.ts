import { BufferTarget, Conversion, Mp4OutputFormat, Output, WebMOutputFormat, type Input } from 'mediabunny';
import { refusals } from './refusals.ts';

/**
 * Takes a clip that was looked at; returns it packed anew, packet by packet and none of them changed: the index in front, so that it plays
 * before it is there, and nothing else of the file: no place, no camera, no names, nothing hidden behind its end.
 */
export async function rewrite(input: Input, type: 'mp4' | 'webm', tracks: number): Promise<Uint8Array> {
  const target = new BufferTarget();
  const format = type === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tags: {},
    showWarnings: false,
  });
  // Whatever could not be copied as it is would need a decoder, which a server has not.
  if (!conversion.isValid || conversion.utilizedTracks.length !== tracks) throw refusals.damaged();
  await conversion.execute();
  if (!target.buffer) throw refusals.damaged();
  return new Uint8Array(target.buffer);
}
