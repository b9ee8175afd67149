import type { StoredAccount } from '../../state/model/account.ts';
import { mostBytes, type StoredUpload } from './stored-upload.ts';

/** How many bytes of an upload have come in. */
export function totalSize({ parts }: Pick<StoredUpload, 'parts'>): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}

/** How many bytes an upload may have in an account. */
export function totalSizeAllowed({ settings }: Pick<StoredAccount, 'settings'>): number {
  const set = Number(settings['pdfMaxChunkedUploadTotalSize'] ?? '');
  return set > 0 ? set : mostBytes;
}
