import { expect, it } from 'vitest';
import type { FaceState } from '../engine/face/face-types.ts';
import type { PeerMessage } from '../engine/peers/messages.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import { tellLaughs } from './tell-laughs.ts';
import { aFace, aView } from './testing/views.ts';

it('tells each reading with a face once while a performer is laughed at: the number the rule looks at, not what is above the calm face', () => {
  const { store: face, patch: look } = createPatchStore<FaceState>(aFace(0));
  const first: RoomState = { status: 'open', view: aView({ phase: 'countdown' }), readings: {}, error: null, connectionError: null };
  const { store: room, patch: see } = createPatchStore<RoomState>(first);
  const told: PeerMessage[] = [];
  const stop = tellLaughs({ face, room, mesh: { tell: (message) => void told.push(message) } });
  const read = (happy: number, capturedAt: number, faceDetected = true): void => {
    const { reading } = aFace(happy);
    look({ reading: reading && { ...reading, capturedAt, faceDetected, relativeHappiness: happy / 2 } });
  };
  read(0.5, 200);
  see({ view: aView({ phase: 'calling' }) });
  read(0.55, 300);
  see({ view: aView({ phase: 'speaking' }) });
  read(0.6, 400);
  look({ facelessMs: 1 });
  read(0.7, 600, false);
  see({ view: aView({ phase: 'turn_ended' }) });
  read(0.8, 800);
  see({ view: aView({ phase: 'revealing' }) });
  read(0.9, 1_000);
  expect(told.map(({ happy }) => happy)).toEqual([0.55, 0.6, 0.8]);
  stop();
  see({ view: aView({ phase: 'speaking' }) });
  read(0.9, 1_200);
  expect(told).toHaveLength(3);
});
