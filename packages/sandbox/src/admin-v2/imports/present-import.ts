import type { OrganizationImportResponse } from '@countersign/types/admin-v2';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredUserImport } from './stored-import.ts';

/** An import as responses show it. */
export function presentImport(record: StoredUserImport): OrganizationImportResponse {
  const { organizationId, importId, counts } = record;
  const { requestor } = record;
  return {
    id: importId,
    type: record.type,
    requestor: {
      name: requestor.name,
      id: requestor.id,
      type: requestor.type,
      ...(requestor.email !== undefined && { email: requestor.email }),
    },
    created: dateTime(record.createdAt),
    last_modified: dateTime(record.modifiedAt),
    status: record.status,
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
    has_csv_results: record.status === 'completed',
    results_uri: `/v2/organizations/${organizationId}/imports/bulk_users/${importId}/results_csv`,
  };
}

function countAll(counts: StoredUserImport['errors']): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
