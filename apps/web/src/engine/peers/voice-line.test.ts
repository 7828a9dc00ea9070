import { expect, it } from 'vitest';
import { createVoiceLine } from './voice-line.ts';

const voice = { kind: 'audio' } as MediaStreamTrack;

/** A sender that changes when it is let, and refuses a change while another is under way, as browsers do; `refuses`: so many before any. */
function aSender({ active = [true], refuses = 0 }: { active?: boolean[]; refuses?: number } = {}) {
  const seen = { active, changes: 0, refused: 0 };
  let isBusy = false;
  let let_: () => void = () => {};
  const sender = {
    track: null as MediaStreamTrack | null,
    getParameters: () => ({ encodings: seen.active.map((each) => ({ active: each, maxBitrate: 32_000 })) }),
    setParameters: async ({ encodings }: { encodings: { active: boolean; maxBitrate: number }[] }) => {
      if (isBusy || seen.refused < refuses) {
        seen.refused++;
        throw new DOMException('another change is under way', 'InvalidStateError');
      }
      isBusy = true;
      await new Promise<void>((resolve) => (let_ = resolve));
      isBusy = false;
      expect(encodings.every(({ maxBitrate }) => maxBitrate === 32_000)).toBe(true);
      Object.assign(seen, { active: encodings.map((each) => each.active), changes: seen.changes + 1 });
    },
  };
  /** What is under way comes to its end. */
  const pass = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) {
      let_();
      await Promise.resolve();
    }
  };
  return { sender, as: sender as unknown as RTCRtpSender, seen, pass };
}

it('rests without a voice and sounds with one', async () => {
  const { sender, as, seen, pass } = aSender();
  const tend = createVoiceLine();
  void tend(as);
  await pass();
  expect(seen.active).toEqual([false]);
  sender.track = voice;
  void tend(as);
  await pass();
  expect(seen.active).toEqual([true]);
});

it('is left alone where it does what it should, and before there is anything to change', async () => {
  const sounding = aSender();
  sounding.sender.track = voice;
  const early = aSender({ active: [] });
  for (const { as, pass, seen } of [sounding, early]) {
    void createVoiceLine()(as);
    await pass();
    expect(seen.changes).toBe(0);
  }
});

it('sounds in the end when a voice comes while it is being put to rest: no change overlaps another, none is lost', async () => {
  const { sender, as, seen, pass } = aSender();
  const tend = createVoiceLine();
  void tend(as);
  sender.track = voice;
  void tend(as);
  await pass();
  expect(seen).toEqual({ active: [true], changes: 2, refused: 0 });
});

it('tries again when it is refused, though not for ever, and anew when it is called again', async () => {
  const twice = aSender({ refuses: 2 });
  void createVoiceLine()(twice.as);
  await twice.pass();
  expect(twice.seen).toEqual({ active: [false], changes: 1, refused: 2 });

  const often = aSender({ refuses: 7 });
  const tend = createVoiceLine();
  void tend(often.as);
  await often.pass();
  expect(often.seen).toEqual({ active: [true], changes: 0, refused: 5 });
  void tend(often.as);
  await often.pass();
  expect(often.seen).toEqual({ active: [false], changes: 1, refused: 7 });
});
