import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { kind } from '../../state/records.ts';

/** A file that comes in several parts. Kept under the account, by its ID. */
export interface StoredUpload {
  chunkedUploadId: string;
  /** The user who started it, and the only one who may use it. */
  userId: string;
  /** Parts in order; `content` is an ID of contents. */
  parts: { content: string; size: number }[];
  committed: boolean;
  /** Time at which it is deleted, in milliseconds since 1970. */
  expiresAt: number;
}

const uploads = kind<StoredUpload>('chunked-upload', { holdsContents: true });

/** The lifetime of an upload from its start, in milliseconds. */
export const uploadLife = 20 * 60 * 1000;

/** The maximum number of parts of an upload. */
export const mostParts = 128;

/** The default maximum size of an upload in bytes. */
const mostBytes = 50 * 1024 * 1024;

/** Computes the number of bytes of an upload received so far. */
export function totalSize({ parts }: Pick<StoredUpload, 'parts'>): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}

/** Reads an account's maximum size of an upload in bytes. */
export function totalSizeAllowed({ settings }: Pick<StoredAccount, 'settings'>): number {
  const set = Number(settings['pdfMaxChunkedUploadTotalSize'] ?? '');
  return set > 0 ? set : mostBytes;
}

const expiry = 'chunked-upload-expiry';

/** Stores an upload until it expires. */
export async function keepUpload(
  state: State,
  accountId: string,
  upload: StoredUpload,
): Promise<void> {
  const { chunkedUploadId: key, expiresAt: at } = upload;
  await state.of(uploads).put(accountId, key, upload);
  await state.schedule.set({ kind: expiry, key, at, with: { accountId } });
}

/** Throws an upload away; whether it was there. */
export async function removeUpload(
  state: State,
  accountId: string,
  chunkedUploadId: string,
): Promise<boolean> {
  await state.schedule.cancel(expiry, chunkedUploadId);
  return state.of(uploads).remove(accountId, chunkedUploadId);
}

/**
 * Finds an upload for the user who started it.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND; USER_LACKS_PERMISSIONS for the upload of another user
 */
export async function findUpload(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  chunkedUploadId: string,
): Promise<StoredUpload> {
  const upload = await state.of(uploads).get(account.accountId, chunkedUploadId.toLowerCase());
  if (upload === undefined || upload.expiresAt <= state.now)
    throw new ServiceRefusal(
      'RESOURCE_NOT_FOUND',
      `The account has no upload ${chunkedUploadId}. It was used, or it expired after 20 minutes.`,
    );
  if (upload.userId !== caller.userId)
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `The upload ${chunkedUploadId} belongs to another user. Only that user can read, continue or delete it.`,
    );
  return upload;
}

/** The end of the address by which documents and attachments name an upload. */
const address = /(?:^|\/)chunked_uploads\/([\da-f-]{36})\/?$/i;

/**
 * The bytes of the committed upload that a `remoteUrl` names, which is used up by it.
 * @returns undefined where the address is not that of an upload
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where the upload is gone or not committed
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
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The account has no upload ${id}. It was used, or it expired after 20 minutes.`,
    );
  if (!upload.committed)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The upload ${id} is not committed. Commit it before you use it in a document or an attachment.`,
    );
  await removeUpload(state, accountId, id);
  return uploadBytes(state, upload);
}

/** Reads all bytes of an upload received so far, in order. */
export async function uploadBytes(
  state: Pick<State, 'contents'>,
  { parts }: Pick<StoredUpload, 'parts'>,
): Promise<Buffer> {
  const bytes: Buffer[] = [];
  for (const { content } of parts) bytes.push(await state.contents.get(content));
  return Buffer.concat(bytes);
}
