import { kind } from '../../state/things.ts';

/** A file that comes in several parts. Kept under the account, by its ID. */
export interface StoredUpload {
  chunkedUploadId: string;
  /** The user who started it: it is nobody else's. */
  userId: string;
  /** In their order; `content` is an ID of contents. */
  parts: { content: string; size: number }[];
  committed: boolean;
  /** When it is thrown away, in milliseconds since 1970. */
  expiresAt: number;
}

export const uploads = kind<StoredUpload>('chunked-upload', { holdsContents: true });

/** How long an upload lives from its start, in milliseconds. */
export const uploadLife = 20 * 60 * 1000;

/** How many parts an upload may have. */
export const mostParts = 128;

/** How many bytes an upload may have in all, where the account sets nothing else. */
export const mostBytes = 50 * 1024 * 1024;
