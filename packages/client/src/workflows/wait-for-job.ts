import type { OrganizationAccountSettingsImportResponse } from '@countersign/types/admin-v2/schemas/OrganizationAccountSettingsImportResponse';
import type { OrganizationExportResponse } from '@countersign/types/admin-v2/schemas/OrganizationExportResponse';
import type { OrganizationImportResponse } from '@countersign/types/admin-v2/schemas/OrganizationImportResponse';
import type { BulkSendBatchStatus } from '@countersign/types/esign-v2.1/schemas/bulkSendBatchStatus';
import type { Client } from '../client.js';
import { accountExportGetAccountSettingsExport } from '../generated/admin-v2/account-export.js';
import { accountSettingsImportGetBulkAccountSettingsImport } from '../generated/admin-v2/account-settings-import.js';
import { userExportGetUserListExport } from '../generated/admin-v2/user-export.js';
import { userImportGetBulkUserImportRequest } from '../generated/admin-v2/user-import.js';
import { bulkSendGetBulkSendBatchStatus } from '../generated/esign-v2.1/bulk-send.js';
import { poll, type WaitOptions } from './poll.js';

/**
 * Waits until no copy of a bulk send batch is queued any more: each was sent, or has failed, as
 * `bulkErrors` shows.
 * @throws TimeoutError after `timeout`; the reason of the signal; the errors of a call
 */
export function waitForBulkBatch(
  client: Client<'esign'>,
  bulkSendBatchId: string,
  options: WaitOptions = {},
): Promise<BulkSendBatchStatus> {
  return poll<BulkSendBatchStatus>(
    'BulkSend_getBulkSendBatchStatus',
    client.baseUrl,
    async (calls) => bulkSendGetBulkSendBatchStatus(client, { path: { bulkSendBatchId } }, calls),
    ({ batchSize = '0', sent = '0', failed = '0' }) =>
      Number(batchSize) > 0 && Number(sent) + Number(failed) >= Number(batchSize),
    options,
  );
}

/**
 * Waits until an import of users has ended; some of its rows can have failed.
 * @throws TimeoutError after `timeout`; the reason of the signal; the errors of a call
 */
export function waitForUserImport(
  client: Client<'admin'>,
  importId: string,
  options: WaitOptions = {},
): Promise<OrganizationImportResponse> {
  return poll<OrganizationImportResponse>(
    'UserImport_getBulkUserImportRequest',
    client.baseUrl,
    async (calls) => userImportGetBulkUserImportRequest(client, { path: { importId } }, calls),
    hasEnded,
    options,
  );
}

/**
 * Waits until an import of account settings has ended.
 * @throws TimeoutError after `timeout`; the reason of the signal; the errors of a call
 */
export function waitForAccountSettingsImport(
  client: Client<'admin'>,
  importId: string,
  options: WaitOptions = {},
): Promise<OrganizationAccountSettingsImportResponse> {
  return poll<OrganizationAccountSettingsImportResponse>(
    'AccountSettingsImport_getBulkAccountSettingsImport',
    client.baseUrl,
    async (calls) =>
      accountSettingsImportGetBulkAccountSettingsImport(client, { path: { importId } }, calls),
    hasEnded,
    options,
  );
}

/**
 * Waits until an export of users has ended.
 * @throws TimeoutError after `timeout`; the reason of the signal; the errors of a call
 */
export function waitForUserExport(
  client: Client<'admin'>,
  exportId: string,
  options: WaitOptions = {},
): Promise<OrganizationExportResponse> {
  return poll<OrganizationExportResponse>(
    'UserExport_getUserListExport',
    client.baseUrl,
    async (calls) => userExportGetUserListExport(client, { path: { exportId } }, calls),
    hasEnded,
    options,
  );
}

/**
 * Waits until an export of account settings has ended.
 * @throws TimeoutError after `timeout`; the reason of the signal; the errors of a call
 */
export function waitForAccountSettingsExport(
  client: Client<'admin'>,
  exportId: string,
  options: WaitOptions = {},
): Promise<OrganizationExportResponse> {
  return poll<OrganizationExportResponse>(
    'AccountExport_getAccountSettingsExport',
    client.baseUrl,
    async (calls) => accountExportGetAccountSettingsExport(client, { path: { exportId } }, calls),
    hasEnded,
    options,
  );
}

function hasEnded({ status }: { status?: string | undefined }): boolean {
  return status === 'completed' || status === 'failed';
}
