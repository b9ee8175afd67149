import type { BulkJob } from '@countersign/types/navigator';
import { kind } from '../../../state/records.ts';

/** A file of an upload job. */
export interface StoredUpload {
  id: string;
  /** The file that arrived. */
  file?: { name: string; content: string; mediaType: string; size: number };
  /** The agreement that was made of it. */
  agreementId?: string;
}

/** An upload job as stored. Times are in milliseconds since 1970. Kept under the account, by its ID. */
export interface StoredJob {
  jobId: string;
  accountId: string;
  name: string;
  status: Extract<BulkJob['status'], 'OPEN' | 'UPLOAD_COMPLETE' | 'COMPLETE' | 'CANCELED'>;
  language: string;
  uploads: StoredUpload[];
  /** The secret that the addresses of its files have. */
  signature: string;
  createdAt: number;
  createdBy: string;
  modifiedAt: number;
  /** Time at which all files were said to be there. */
  completedAt?: number;
  expiresAt: number;
}

export const uploadJobs = kind<StoredJob>('agreement-upload-job', { holdsContents: true });

/** The time in which the files of a job are read, in milliseconds. */
export const readingTime = 2000;
