import type { RoomView } from '@deadpan/protocol';
import { expect, it } from 'vitest';
import type { FaceState, SmilePoint } from '../../engine/face/face-types.ts';
import type { RoomState } from '../../engine/socket/room-types.ts';
import { createPatchStore } from '../../engine/socket/store.ts';
import { aConnection } from '../../engine/socket/testing.ts';
import { aFace, aView } from '../../stage/testing/views.ts';
import { captions } from './testing.ts';
import { createLaughOMeter } from './laugh-o-meter.ts';

const revealing = (number: number, yours = false): RoomView =>
  aView({ round: 3, phase: 'revealing', captions: captions({ reveal: { number, total: 3, text: 'He had one job.', yours } }) });

/** A room in which captions are revealed, and a face that does what the test says; five readings a second. */
function aReveal(first: RoomView) {
  let now = 10_000;
  const curve: SmilePoint[] = [];
  const room = createPatchStore<RoomState>({ status: 'open', view: first, readings: {}, error: null, connectionError: null });
  const face = createPatchStore<FaceState>(aFace(0));
  const { connection, world } = aConnection();
  const looks = (ms: number, happy: number): void => {
    for (const end = now + ms; now < end; now += 200) curve.push({ t: now, happy, relative: happy });
    face.patch(aFace(happy));
  };
  const meter = (): ReturnType<typeof createLaughOMeter> =>
    createLaughOMeter({ face: { ...face.store, curve: () => curve }, room: room.store, connection, clock: () => now });
  return { looks, meter, show: (view: RoomView) => room.patch({ view }), told: () => world.of('caption_reaction') };
}

it('tells after each reveal how far the face rose above its calm, and nothing over the own caption', () => {
  const { looks, meter, show, told } = aReveal(aView({ round: 3, phase: 'writing', captions: captions() }));
  const { store, close } = meter();
  looks(3_000, 0.1);
  show(revealing(1));
  looks(6_000, 0.7);
  expect(store.getState().now).toBeCloseTo(0.6);
  expect(told()).toEqual([]);
  show(revealing(2, true));
  expect(told()).toEqual([{ reveal: 1, laughter: expect.closeTo(0.6) as number }]);
  looks(6_000, 0.1);
  expect(store.getState().now).toBeNull();
  show(revealing(3));
  looks(6_000, 0.3);
  show(aView({ round: 3, phase: 'judging', captions: captions() }));
  expect(told()).toHaveLength(2);
  expect(told()[1]).toEqual({ reveal: 3, laughter: expect.closeTo(0.2) as number });
  close();
});

it('a page that comes in the middle measures over the calibration, and without a face tells nothing', () => {
  const late = aReveal(revealing(1));
  late.meter();
  late.looks(3_000, 0.5);
  late.show(revealing(2));
  expect(late.told()).toEqual([{ reveal: 1, laughter: 0.5 }]);
  const covered = aReveal(revealing(1));
  covered.meter();
  covered.show(revealing(2));
  expect(covered.told()).toEqual([]);
});
