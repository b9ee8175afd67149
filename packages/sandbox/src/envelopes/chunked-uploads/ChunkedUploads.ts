import { createHash } from 'node:crypto';
import type { ChunkedUploadResponse } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { defineOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { addPart, requireNextPart } from './add-part.ts';
import {
  findUpload,
  keepUpload,
  mostParts,
  removeUpload,
  type StoredUpload,
  totalSize,
  totalSizeAllowed,
  uploadBytes,
  uploadLife,
} from './stored-upload.ts';

export const ChunkedUploads_get = defineOperation(
  'ChunkedUploads_get',
  async (state, { path, query }, context) => {
    const upload = await findUpload(state, context, path.chunkedUploadId);
    const body = presentUpload(context.account, upload);
    if (query.include !== 'checksum') return { status: 200, body };
    return { status: 200, body: { ...body, checksum: await computeChecksum(state, upload) } };
  },
);

export const ChunkedUploads_create = defineOperation(
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

export const ChunkedUploads_update = defineOperation(
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

export const ChunkedUploads_delete = defineOperation(
  'ChunkedUploads_delete',
  async (state, { path }, context) => {
    const { account } = context;
    const upload = await findUpload(state, context, path.chunkedUploadId);
    await removeUpload(state, account.accountId, upload.chunkedUploadId);
    return { status: 200, body: presentUpload(account, upload) };
  },
);

export const ChunkedUploads_commit = defineOperation(
  'ChunkedUploads_commit',
  async (state, { path }, context) => {
    const { account } = context;
    const upload = await findUpload(state, context, path.chunkedUploadId);
    if (upload.committed)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `The upload ${upload.chunkedUploadId} is already committed.`,
      );
    upload.committed = true;
    await keepUpload(state, account.accountId, upload);
    const checksum = await computeChecksum(state, upload);
    return { status: 200, body: { ...presentUpload(account, upload), checksum } };
  },
);

/** An upload as callers see it. */
function presentUpload(
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
async function computeChecksum(
  state: Pick<State, 'contents'>,
  upload: Pick<StoredUpload, 'parts'>,
): Promise<string> {
  return createHash('sha256')
    .update(await uploadBytes(state, upload))
    .digest('hex');
}
