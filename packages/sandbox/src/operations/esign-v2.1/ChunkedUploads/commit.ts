import { findUpload } from '../../../chunked-uploads/find-upload.ts';
import { keepUpload } from '../../../chunked-uploads/keep-upload.ts';
import { checksumOf, presentUpload } from '../../../chunked-uploads/present-upload.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { ServiceError } from '../../../engine/service-error.ts';

export const operation = defineOperation(
  'ChunkedUploads_commit',
  async (state, { path }, context) => {
    const { account } = context;
    const upload = await findUpload(state, context, path.chunkedUploadId);
    if (upload.committed)
      throw new ServiceError(
        'INVALID_REQUEST_PARAMETER',
        `The upload ${upload.chunkedUploadId} is committed already; it can be used now.`,
      );
    upload.committed = true;
    await keepUpload(state, account.accountId, upload);
    const checksum = await checksumOf(state, upload);
    return { status: 200, body: { ...presentUpload(account, upload), checksum } };
  },
);
