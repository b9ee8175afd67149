import type { Agreement } from '@countersign/types/navigator';
import { kind } from '../../../state/records.ts';
import type { StoredProvisions } from './provisions.ts';

export interface StoredParty {
  id: string;
  name: string;
  /** The name that the account uses for the party in all agreements. */
  preferredName: string;
}

/** An agreement as stored. Times are in milliseconds since 1970. Kept under the account, by its ID. */
export interface StoredAgreement {
  agreementId: string;
  accountId: string;
  title: string;
  fileName: string;
  documentId: string;
  type: string;
  category: string;
  status: NonNullable<Agreement['status']>;
  reviewStatus: NonNullable<Agreement['review_status']>;
  reviewCompletedAt?: number;
  summary?: string;
  parties: StoredParty[];
  provisions: StoredProvisions;
  /** Custom fields of the envelope, by their names. */
  customFields?: Record<string, string>;
  /** Further data that users have set. */
  userData?: Record<string, string>;
  parentId?: string;
  languages: string[];
  sourceName: 'ESign' | 'Upload' | 'CLM';
  sourceId: string;
  /** The number of the document in its envelope. */
  sourceDocument?: string;
  /** The uploaded file. */
  content?: { id: string; mediaType: string };
  linkedData: { application_name: string; object_name: string; record_id: string }[];
  createdAt: number;
  createdBy: string;
  modifiedAt: number;
  modifiedBy: string;
}

export const agreements = kind<StoredAgreement>('agreement', { holdsContents: true });
