import type { ENoteConfiguration } from '@countersign/types/esign-v2.1';
import { kind } from '../../state/records.ts';

/** The connection of an account to its vault for electronic notes. Kept under the account, with an empty ID. */
export type StoredENoteConfiguration = Pick<
  ENoteConfiguration,
  'organization' | 'userName' | 'password' | 'apiKey'
>;

export const eNoteConfigurations = kind<StoredENoteConfiguration>('e-note-configuration');
