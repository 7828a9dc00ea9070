import { adaptPage } from '../engine/adapt/page.ts';
import type { Face } from '../engine/face/face-types.ts';
import type { Mesh } from '../engine/peers/mesh-types.ts';
import type { Connection } from '../engine/socket/connection-types.ts';
import { createReferee, type RefereeOptions } from './referee.ts';
import { tellLaughs } from './tell-laughs.ts';

export interface PictureParts extends Pick<RefereeOptions, 'room' | 'isHidden'> {
  face: Face;
  mesh: Mesh;
  connection: Connection;
}

/** What is there for the others' pictures and the lines they come over. Returns the way out. */
export function withPictures(parts: PictureParts): () => void {
  const offs = [adaptPage(parts), tellLaughs(parts), createReferee(parts)];
  return () => {
    for (const off of offs.splice(0)) off();
  };
}
