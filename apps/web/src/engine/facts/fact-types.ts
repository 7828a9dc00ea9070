import type { Face } from '../face/face-types.ts';
import type { Camera } from '../camera/camera-types.ts';
import type { Connection } from '../socket/connection-types.ts';
import type { RoomStore } from '../socket/room-types.ts';

export interface CameraReportOptions {
  camera: Camera;
  connection: Connection;
  room: RoomStore;
}

export interface PlayReportOptions {
  face: Face;
  connection: Connection;
  room: RoomStore;
}

/** A running report; `close` twice is fine. */
export interface Report {
  close(): void;
}
