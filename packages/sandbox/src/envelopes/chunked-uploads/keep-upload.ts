import type { State } from '../../state/state.ts';
import { uploads, type StoredUpload } from './stored-upload.ts';

const expiry = 'chunked-upload-expiry';

/** Keeps an upload as it is now, until its time is over. */
export async function keepUpload(
  state: State,
  accountId: string,
  upload: StoredUpload,
): Promise<void> {
  const { chunkedUploadId: key, expiresAt: at } = upload;
  await state.of(uploads).put(accountId, key, upload);
  await state.due.set({ kind: expiry, key, at, with: { accountId } });
}

/** Throws an upload away; whether it was there. */
export async function removeUpload(
  state: State,
  accountId: string,
  chunkedUploadId: string,
): Promise<boolean> {
  await state.due.cancel(expiry, chunkedUploadId);
  return state.of(uploads).remove(accountId, chunkedUploadId);
}
