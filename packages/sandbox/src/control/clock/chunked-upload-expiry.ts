import { removeUpload } from '../../envelopes/chunked-uploads/stored-upload.ts';
import type { Deed } from './deed.ts';

/** Nobody has used an upload within its time. */
export const chunkedUploadExpiry: Deed = async (state, { key, with: more }) => {
  await removeUpload(state, more?.['accountId'] ?? '', key);
};
