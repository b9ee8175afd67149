import { kind } from '../records.ts';

/** A user or an application that requested an export or an import. */
export interface StoredRequestor {
  type: 'user' | 'client_app';
  /** The user ID or the integration key. */
  id: string;
  name: string;
  email?: string;
}

/** A file with the results of an export or an import, about the accounts of one site. */
export interface StoredFile {
  resultId: string;
  siteId: number;
  contentId: string;
  rows: number;
  /** Size in bytes. */
  size: number;
}

/** A job for an organization that continues after the request for it. */
export interface StoredWork {
  /** The ID of the export or the import. */
  id: string;
  organizationId: string;
  requestor: StoredRequestor;
  createdAt: number;
  modifiedAt: number;
  /** Time at which the job ended, and at which its record is deleted; absent while it runs. */
  completedAt?: number;
  expiresAt?: number;
  status: 'queued' | 'in_process' | 'completed' | 'failed';
  /** The number of accounts that it is about. */
  total: number;
  /** The files, one for each site; none until the work has ended. */
  files: StoredFile[];
}

/** The rows for the file of a site that one step of the job has produced. */
export interface StoredPart {
  siteId: number;
  contentId: string;
  rows: number;
}

/** An export of users. Kept under the organization, by its ID, as the others here. */
export interface StoredUserExport extends StoredWork {
  type:
    | 'organization_memberships_export'
    | 'organization_domain_users_export'
    | 'organization_external_memberships_export';
  /** The accounts and domains to which the request limits it. */
  selectedAccounts: string[];
  selectedDomains: string[];
  /** The domains whose users are exported; absent for all users. */
  domains?: string[];
  /** The accounts that are still to be read, and what was read of the others. */
  pending: string[];
  parts: StoredPart[];
}

export const userExports = kind<StoredUserExport>('organization-user-export', {
  holdsContents: true,
});

/** An export of the settings of accounts. */
export interface StoredSettingsExport extends StoredWork {
  selectedAccounts: string[];
}

export const settingsExports = kind<StoredSettingsExport>('organization-settings-export', {
  holdsContents: true,
});

/** A setting or an account that an import could not change. */
export interface StoredIssue {
  accountId: string;
  accountName?: string;
  /** The name of the setting; absent where the issue is about the account. */
  setting?: string;
  code: 'unknown_setting' | 'invalid_setting_value' | 'account_not_found' | 'account_not_active';
  /** The sentence that explains it. */
  reason: string;
}

/** The result of an import for one account. */
export interface StoredAccountResult {
  accountId: string;
  siteId: number;
  isProcessed: boolean;
  issues: StoredIssue[];
  /** The settings that the account cannot change. */
  skipped: string[];
  /** The rows of the file with the results. */
  part: StoredPart;
}

/** An import of the settings of accounts. */
export interface StoredSettingsImport extends StoredWork {
  /** The accounts that the requestor administered at the time of the request. */
  reach: string[];
  /** The accounts that are still to be changed, each with the content that has its settings. */
  pending: { accountId: string; contentId: string }[];
  results: StoredAccountResult[];
}

export const settingsImports = kind<StoredSettingsImport>('organization-settings-import', {
  holdsContents: true,
});
