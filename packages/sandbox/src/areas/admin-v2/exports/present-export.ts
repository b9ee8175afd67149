import type { OrganizationExportResponse } from '@countersign/types/admin-v2';
import type { StoredWork } from '../../../state/model/organization-files.ts';
import { formatFileUrl, formatWorkUrl } from '../files/file-address.ts';
import { presentWork, type WorkPath } from '../files/work.ts';

/** The fields that responses have of exports of users and of settings. */
export function presentExport(
  work: StoredWork,
  path: WorkPath,
  origin: string,
): OrganizationExportResponse {
  const { files, status } = work;
  return {
    ...presentWork(work),
    metadata_url: formatWorkUrl(origin, path, work),
    number_rows: files.reduce((sum, { rows }) => sum + rows, 0),
    size_bytes: files.reduce((sum, { size }) => sum + size, 0),
    ...(status !== 'queued' && {
      results: files.map((file) => presentFile(file, path, work, origin)),
    }),
    ...((status === 'completed' || status === 'failed') && { success: status === 'completed' }),
  };
}

function presentFile(
  file: StoredWork['files'][number],
  path: WorkPath,
  work: StoredWork,
  origin: string,
) {
  return {
    id: file.resultId,
    site_id: file.siteId,
    url: formatFileUrl(origin, path, work, file),
    number_rows: file.rows,
    size_bytes: file.size,
  };
}
