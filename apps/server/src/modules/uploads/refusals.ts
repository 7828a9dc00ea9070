import { HttpFailure } from '../../http/failure.ts';

export const badUpload = (detail: string): HttpFailure => new HttpFailure(400, detail, { code: 'BAD_UPLOAD' });
export const noUpload = (): HttpFailure => new HttpFailure(404, 'There is no such upload any more. Please send the file again.');
/** Whoever sends asks where it stands and goes on from there. */
export const standsElsewhere = (): HttpFailure => new HttpFailure(409, 'That is not where this upload stands.');
