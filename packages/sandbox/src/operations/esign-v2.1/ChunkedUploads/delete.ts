import { findUpload } from '../../../chunked-uploads/find-upload.ts';
import { removeUpload } from '../../../chunked-uploads/keep-upload.ts';
import { presentUpload } from '../../../chunked-uploads/present-upload.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'ChunkedUploads_delete',
  async (state, { path }, context) => {
    const { account } = context;
    const upload = await findUpload(state, context, path.chunkedUploadId);
    await removeUpload(state, account.accountId, upload.chunkedUploadId);
    return { status: 200, body: presentUpload(account, upload) };
  },
);
