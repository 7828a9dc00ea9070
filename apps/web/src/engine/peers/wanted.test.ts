import { expect, it } from 'vitest';
import { allowedBy, wanted } from './wanted.ts';

const audio = 'v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\nc=IN IP4 0.0.0.0\r\na=mid:0\r\n';
const video = 'm=video 9 UDP/TLS/RTP/SAVPF 96\r\nc=IN IP4 0.0.0.0\r\n';
const rest = 'a=rtcp:9 IN IP4 0.0.0.0\r\na=mid:1\r\n';

it('asks the others for a third of the bits where data is to be saved, for the picture alone', () => {
  expect(wanted(audio + video + rest, true)).toBe(`${audio}${video}b=AS:84\r\nb=TIAS:83333\r\n${rest}`);
});

it('asks for nothing otherwise, and nothing twice', () => {
  expect(wanted(audio + video + rest, false)).toBe(audio + video + rest);
  const once = wanted(audio + video + rest, true);
  expect(wanted(once, true)).toBe(once);
});

it('is understood by the other end', () => {
  expect(allowedBy(wanted(audio + video + rest, true))).toBe(83_333);
  expect(allowedBy(wanted(audio + video + rest, false))).toBe(Infinity);
  expect(allowedBy('')).toBe(Infinity);
});
