import type {
  OASIRROrganizationAccountSettingsErrorDataResponse,
  OrganizationAccountSettingsImportResponse,
} from '@countersign/types/admin-v2';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import type {
  StoredAccountResult,
  StoredIssue,
  StoredSettingsImport,
} from '../../../state/model/organization-files.ts';
import { formatFileUrl } from '../files/file-address.ts';
import { presentWork } from '../files/work.ts';

/** Presents an import of settings. */
export function presentSettingsImport(
  work: StoredSettingsImport,
  origin: string,
): OrganizationAccountSettingsImportResponse {
  const { results, pending, total, status, files } = work;
  const processed = countProcessed(results);
  const isEnded = status === 'completed' || status === 'failed';
  return {
    ...presentWork(work),
    organization_id: work.organizationId,
    type: 'organization_account_settings_import',
    percent_completed: isEnded
      ? 100
      : Math.floor((100 * (total - pending.length)) / Math.max(total, 1)),
    number_processed_accounts: processed,
    number_unprocessed_accounts: total - processed,
    results: files.map((file) => {
      const own = results.filter(({ siteId }) => siteId === file.siteId);
      return {
        id: file.resultId,
        site_id: file.siteId,
        url: formatFileUrl(origin, 'imports/account_settings', work, file),
        number_processed_accounts: countProcessed(own),
        number_unprocessed_accounts: own.length - countProcessed(own),
        ...(countProcessed(own) === 0 && {
          error_details: {
            error: 'no_account_processed',
            error_description: `None of the accounts of site ${file.siteId} could be changed.`,
          },
        }),
        processing_issues_by_account: own.flatMap(({ issues }) => issues.map(presentIssue)),
      };
    }),
    ...(isEnded && { success: results.every(({ issues }) => issues.length === 0) }),
    skipped_settings_by_account: Object.fromEntries(
      results.flatMap(({ accountId, skipped }) =>
        skipped.length > 0 ? [[accountId, skipped]] : [],
      ),
    ),
  };
}

function countProcessed(results: readonly StoredAccountResult[]): number {
  return results.filter(({ isProcessed }) => isProcessed).length;
}

function presentIssue({
  accountId,
  accountName,
  setting,
  code,
  reason,
}: StoredIssue): OASIRROrganizationAccountSettingsErrorDataResponse {
  return withoutUndefined({
    account_id: accountId,
    account_name: accountName,
    setting_key: setting,
    error_key: code,
    error: reason,
  });
}
