import type { ConnectLog, ConnectOAuthConfig } from '@countersign/types/esign-v2.1';
import { kind } from '../state/records.ts';

/** A key that signs the messages of an account. Kept under the account, by its ID. */
interface StoredConnectKey {
  secret: string;
  createdAt: number;
}

export const connectKeys = kind<StoredConnectKey>('connect-key');

/** Where an account gets its access tokens for listeners. Kept under the account, once. */
export interface StoredOAuthConfig extends ConnectOAuthConfig {
  authorizationServerUrl: string;
  clientId: string;
  clientSecret: string;
}

export const connectOAuthConfigs = kind<StoredOAuthConfig>('connect-oauth');

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
