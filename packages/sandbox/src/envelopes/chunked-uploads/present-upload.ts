import { createHash } from 'node:crypto';
import type { ChunkedUploadResponse } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { totalSize, totalSizeAllowed } from './sizes.ts';
import { mostParts, type StoredUpload } from './stored-upload.ts';
import { uploadBytes } from './upload-bytes.ts';

/** An upload as callers see it. */
export function presentUpload(
  account: Pick<StoredAccount, 'settings'>,
  upload: StoredUpload,
): ChunkedUploadResponse {
  const { chunkedUploadId, committed, expiresAt, parts } = upload;
  return {
    chunkedUploadId,
    chunkedUploadUri: `/chunked_uploads/${chunkedUploadId}`,
    committed: committed ? 'true' : 'false',
    expirationDateTime: dateTime(expiresAt),
    maxChunkedUploadParts: String(mostParts),
    maxTotalSize: String(totalSizeAllowed(account)),
    totalSize: String(totalSize(upload)),
    chunkedUploadParts: parts.map(({ size }, at) => ({ sequence: String(at), size: String(size) })),
  };
}

/** The SHA-256 of the bytes that have come in, in hexadecimal digits. */
export async function checksumOf(
  state: Pick<State, 'contents'>,
  upload: Pick<StoredUpload, 'parts'>,
): Promise<string> {
  return createHash('sha256')
    .update(await uploadBytes(state, upload))
    .digest('hex');
}
