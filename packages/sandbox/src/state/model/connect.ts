import type { OrganizationConnectConfigurationDetailsResponse } from '@countersign/types/admin-v2';
import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';

/** A configuration of Connect. Kept under the account, by its number. */
export interface StoredConfiguration extends ConnectCustomConfiguration {
  connectId: string;
}

export const connectConfigurations = kind<StoredConfiguration>('connect-configuration');

/** A configuration of an organization. Kept under the organization, by its GUID. */
export interface StoredOrganizationConnect extends OrganizationConnectConfigurationDetailsResponse {
  connectId: string;
  name: string;
  urlToPublishTo: string;
}

export const organizationConnects = kind<StoredOrganizationConnect>('organization-connect');
