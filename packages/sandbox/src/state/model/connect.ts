import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';

/** A configuration of Connect. Kept under the account, by its number. */
export interface StoredConfiguration extends ConnectCustomConfiguration {
  connectId: string;
}

export const connectConfigurations = kind<StoredConfiguration>('connect-configuration');
