import { addPart } from '../../../chunked-uploads/add-part.ts';
import { keepUpload } from '../../../chunked-uploads/keep-upload.ts';
import { presentUpload } from '../../../chunked-uploads/present-upload.ts';
import { uploadLife, type StoredUpload } from '../../../chunked-uploads/stored-upload.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'ChunkedUploads_create',
  async (state, { body }, context) => {
    const { account, caller } = context;
    const upload: StoredUpload = {
      chunkedUploadId: context.newId(),
      userId: caller.userId,
      parts: [],
      committed: false,
      expiresAt: state.now + uploadLife,
    };
    await addPart(state, context, upload, body.data);
    await keepUpload(state, account.accountId, upload);
    return { status: 201, body: presentUpload(account, upload) };
  },
);
