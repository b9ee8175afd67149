import { findUpload } from '../../../chunked-uploads/find-upload.ts';
import { checksumOf, presentUpload } from '../../../chunked-uploads/present-upload.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'ChunkedUploads_get',
  async (state, { path, query }, context) => {
    const upload = await findUpload(state, context, path.chunkedUploadId);
    const body = presentUpload(context.account, upload);
    if (query.include !== 'checksum') return { status: 200, body };
    return { status: 200, body: { ...body, checksum: await checksumOf(state, upload) } };
  },
);
