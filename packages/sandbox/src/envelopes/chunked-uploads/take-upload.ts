import { ServiceError } from '../../engine/service-error.ts';
import type { State } from '../../state/state.ts';
import { removeUpload } from './keep-upload.ts';
import { uploadBytes } from './upload-bytes.ts';
import { uploads } from './stored-upload.ts';

/** The end of the address by which documents and attachments name an upload. */
const address = /(?:^|\/)chunked_uploads\/([\da-f-]{36})\/?$/i;

/**
 * The bytes of the committed upload that a `remoteUrl` names, which is used up by it.
 * @returns undefined where the address is not that of an upload
 * @throws ServiceError INVALID_REQUEST_PARAMETER where the upload is gone or not committed
 */
export async function takeUpload(
  state: State,
  accountId: string,
  remoteUrl: string,
): Promise<Buffer | undefined> {
  const id = address.exec(remoteUrl)?.[1]?.toLowerCase();
  if (id === undefined) return undefined;
  const upload = await state.of(uploads).get(accountId, id);
  if (upload === undefined || upload.expiresAt <= state.now)
    throw new ServiceError(
      'INVALID_REQUEST_PARAMETER',
      `The account has no upload ${id}: it never was, was used before, or its 20 minutes are over.`,
    );
  if (!upload.committed)
    throw new ServiceError(
      'INVALID_REQUEST_PARAMETER',
      `The upload ${id} is not committed; commit it before a document or an attachment names it.`,
    );
  await removeUpload(state, accountId, id);
  return uploadBytes(state, upload);
}
