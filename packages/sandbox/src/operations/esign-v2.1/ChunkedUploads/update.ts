import { addPart } from '../../../chunked-uploads/add-part.ts';
import { findUpload } from '../../../chunked-uploads/find-upload.ts';
import { keepUpload } from '../../../chunked-uploads/keep-upload.ts';
import { presentUpload } from '../../../chunked-uploads/present-upload.ts';
import { requireNextPart } from '../../../chunked-uploads/require-next-part.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'ChunkedUploads_update',
  async (state, { path, body }, context) => {
    const { account } = context;
    const upload = await findUpload(state, context, path.chunkedUploadId);
    requireNextPart(upload, path.chunkedUploadPartSeq);
    await addPart(state, context, upload, body.data);
    await keepUpload(state, account.accountId, upload);
    return { status: 200, body: presentUpload(account, upload) };
  },
);
