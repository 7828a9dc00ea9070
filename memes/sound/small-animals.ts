import { filtered } from './filters.ts';
import { faded, peaking, shaped, together, tone } from './signal.ts';
import type { Samples } from './signal.ts';

/** A chick, once. */
export function peep(): Samples {
  const voice = shaped(
    tone(
      170,
      (u) => 2_500 + 1_500 * Math.sin(Math.PI * Math.min(1, u * 1.5)) - 500 * u,
      (phase) => Math.sin(phase) + 0.25 * Math.sin(2 * phase),
    ),
    (u) => Math.sin(Math.PI * u) ** 0.7,
  );
  return peaking(faded(filtered(together([{ at: 0, samples: voice }]), 'lowpass', 7_000), 5, 30), 0.6);
}
