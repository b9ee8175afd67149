import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import type { State } from '../../state/state.ts';
import { uploads, type StoredUpload } from './stored-upload.ts';

/**
 * The upload with an ID, for the user who started it.
 * @throws ServiceError RESOURCE_NOT_FOUND; USER_LACKS_PERMISSIONS for that of somebody else
 */
export async function findUpload(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  chunkedUploadId: string,
): Promise<StoredUpload> {
  const upload = await state.of(uploads).get(account.accountId, chunkedUploadId.toLowerCase());
  if (upload === undefined || upload.expiresAt <= state.now)
    throw new ServiceError(
      'RESOURCE_NOT_FOUND',
      `The account has no upload ${chunkedUploadId}: it never was, was used, or its 20 minutes are over.`,
    );
  if (upload.userId !== caller.userId)
    throw new ServiceError(
      'USER_LACKS_PERMISSIONS',
      `The upload ${chunkedUploadId} was started by another user, who alone may read, add to or remove it.`,
    );
  return upload;
}
