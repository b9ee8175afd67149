import { kind } from '../../../state/records.ts';
import type { PersonTraces } from './redact-value.ts';

/** The tables in which a person can be named. */
export const redactedTables = ['envelopes', 'things', 'rooms', 'deliveries', 'mails'] as const;

/**
 * A deletion of a user's data that continues in the background. Kept under the account, by the user
 * ID, until it ends; it is the last record with the person's data.
 */
export interface StoredRedaction {
  accountId: string;
  person: PersonTraces;
  /**
   * The owners of rows that are still to be redacted: the account, and the organization and its
   * imports for a person who is in no account.
   */
  owners: string[];
  /** Its position: the table of the first owner, and the last row that was read. */
  table: number;
  position: number;
}

export const redactions = kind<StoredRedaction>('data-redaction');
