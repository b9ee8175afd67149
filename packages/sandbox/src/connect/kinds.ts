import type { ConnectCustomConfiguration, ConnectLog } from '@countersign/types/esign-v2.1';
import { kind } from '../state/records.ts';

/** A configuration of Connect. Kept under the account, by its number. */
export interface StoredConfiguration extends ConnectCustomConfiguration {
  connectId: string;
}

export const connectConfigurations = kind<StoredConfiguration>('connect-configuration');

/** A key that signs the messages of an account. Kept under the account, by its ID. */
interface StoredConnectKey {
  secret: string;
  createdAt: number;
}

export const connectKeys = kind<StoredConnectKey>('connect-key');

/** How many configurations and keys an account may have. */
export const mostConfigurations = 20;
export const mostKeys = 100;

/** Which of the two logs. */
export type Log = 'logs' | 'failures';

/** Entries that a seed brought along. Kept under the account, by their IDs. */
export const seededEntries = {
  logs: kind<ConnectLog>('connect-log'),
  failures: kind<ConnectLog>('connect-failure'),
} as const;
