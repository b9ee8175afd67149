import type { BccEmailArchiveStatus } from '@countersign/types/esign-v2.1';
import { kind } from '../things.ts';
import type { Editor } from './editor.ts';

/** An address that gets hidden copies of an account's e-mails. Kept under the account, by its ID. */
export interface StoredBccArchive {
  bccEmailArchiveId: string;
  email: string;
  /** The message that asks the address to confirm. */
  emailNotificationId: string;
  status: BccEmailArchiveStatus;
  /** What became of it, oldest first; how it stood afterwards. */
  history: { action: string; status: BccEmailArchiveStatus; at: number; by: Editor }[];
}

export const bccArchives = kind<StoredBccArchive>('bcc-archive');
