import type { ConnectLog, ConnectOAuthConfig } from '@countersign/types/esign-v2.1';
import { kind } from '../state/records.ts';

/** A key that signs messages. Kept under its account or organization, by its ID. */
interface StoredConnectKey {
  secret: string;
  createdAt: number;
}

export const connectKeys = kind<StoredConnectKey>('connect-key');

/** The source of access tokens for listeners. Kept once, under its account or organization. */
export interface StoredOAuthConfig extends ConnectOAuthConfig {
  authorizationServerUrl: string;
  clientId: string;
  clientSecret: string;
}

export const connectOAuthConfigs = kind<StoredOAuthConfig>('connect-oauth');

/** The maximum number of configurations and keys of an account or an organization. */
export const mostConfigurations = 20;
export const mostKeys = 100;

/** The name of one of the two logs. */
export type Log = 'logs' | 'failures';

/** Entries that a seed brought along. Kept under the account, by their IDs. */
export const seededEntries = {
  logs: kind<ConnectLog>('connect-log'),
  failures: kind<ConnectLog>('connect-failure'),
} as const;
