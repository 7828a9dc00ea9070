/** A dry knock on wood at a pitch in hertz: two partials that die within a tenth of a second. */
export function woodblock(context: AudioContext, out: AudioNode, pitch: number): void {
  const at = context.currentTime;
  for (const [ratio, level, length] of [
    [1, 0.8, 0.09],
    [2.62, 0.35, 0.04],
  ] as const) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'sine';
    tone.frequency.setValueAtTime(pitch * ratio * 1.15, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * ratio, at + 0.012);
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(level, at + 0.002);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(out);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}

/** One choked cymbal: six inharmonic squares and a little noise through a high-pass. */
export function cymbal(context: AudioContext, out: AudioNode): void {
  const at = context.currentTime;
  const length = 0.7;
  const high = context.createBiquadFilter();
  high.type = 'highpass';
  high.frequency.value = 5_500;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.5, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.12, at + 0.12);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  high.connect(gain).connect(out);
  for (const ratio of [2, 3, 4.16, 5.43, 6.79, 8.21]) {
    const tone = context.createOscillator();
    tone.type = 'square';
    tone.frequency.value = 340 * ratio;
    const level = context.createGain();
    level.gain.value = 0.12;
    tone.connect(level).connect(high);
    tone.start(at);
    tone.stop(at + length);
  }
  const noise = context.createBufferSource();
  noise.buffer = whiteNoise(context, length);
  const level = context.createGain();
  level.gain.value = 0.35;
  noise.connect(level).connect(high);
  noise.start(at);
}

function whiteNoise(context: AudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
