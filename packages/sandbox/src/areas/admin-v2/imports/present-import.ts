import type { OrganizationImportResponse } from '@countersign/types/admin-v2';
import { shortDateTime } from '../../../engine/date-time.ts';
import type { StoredUserImport, UserImportType } from './stored-import.ts';

/** The types of imports in the words of responses. */
const types: Readonly<Record<UserImportType, string>> = {
  bulk_users_add: 'add_users',
  bulk_users_update: 'update_users',
  bulk_users_close: 'close_users',
  bulk_users_close_external: 'close_external_users',
};

/** An import as responses show it; without counts while nothing has read its rows. */
export function presentImport(record: StoredUserImport): OrganizationImportResponse {
  const { organizationId, importId } = record;
  const { requestor } = record;
  return {
    id: importId,
    type: types[record.type],
    requestor: {
      name: requestor.name,
      id: requestor.id,
      type: requestor.type,
      ...(requestor.email !== undefined && { email: requestor.email }),
    },
    created: shortDateTime(record.createdAt),
    last_modified: shortDateTime(record.modifiedAt),
    status: record.status,
    ...((record.status !== 'queued' || record.fileErrors.length > 0) && presentProgress(record)),
    has_csv_results: record.status === 'completed',
    results_uri: `/v2/organizations/${organizationId}/imports/bulk_users/${importId}/results_csv`,
  };
}

function presentProgress(record: StoredUserImport) {
  const { counts } = record;
  return {
    user_count: record.size,
    processed_user_count: counts.processed,
    added_user_count: counts.added,
    updated_user_count: counts.updated,
    closed_user_count: counts.closed,
    no_action_required_user_count: counts.noAction,
    error_count: countAll(record.errors) + record.fileErrors.length,
    warning_count: countAll(record.warnings),
    invalid_column_headers: record.invalidHeaders.join(','),
    imports_not_found_or_not_available_for_accounts: '',
    imports_failed_for_accounts: record.failedAccountIds.join(','),
    imports_timed_out_for_accounts: '',
    imports_not_found_or_not_available_for_sites: '',
    imports_failed_for_sites: '',
    imports_timed_out_for_sites: '',
    file_level_error_rollups: record.fileErrors.map((error_type) => ({ error_type, count: 1 })),
    user_level_error_rollups: record.errors.map(({ type, count }) => ({ error_type: type, count })),
    user_level_warning_rollups: record.warnings.map(({ type, count }) => ({
      warning_type: type,
      count,
    })),
  };
}

function countAll(counts: StoredUserImport['errors']): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
