import { BlobsAway, BlobsFull } from '../../ports/blobs.ts';

/** No room left, by the disk or by a quota. */
const FULL = /^(ENOSPC|EDQUOT|EFBIG)$/;
/** The disk fails. */
const AWAY = /^(EIO|EROFS)$/;

/** Maps the error of a write to `BlobsAway` when the write may work again after somebody has seen to the disk; other errors stay as they are. */
export function mapDiskError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL.test(code)) return new BlobsFull('There is no room for files.', { cause: error });
  return AWAY.test(code) ? new BlobsAway('The disk takes no files.', { cause: error }) : error;
}
