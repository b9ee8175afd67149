import { isGuid } from '@countersign/mock/core/outside';
import { splitUrl } from '@countersign/mock/core/server';
import type { StoredFile, StoredWork } from '../../../state/model/organization-files.ts';
import type { WorkPath } from './work.ts';

/** The path of the files of exports and imports. */
export const filesPath = '/_countersign/organizations';

/** The path of the files of exports, on the host of eSignature. */
export const exportsPath = '/restapi/v2/organization_exports';

/**
 * Formats the address of a file. Downloading it requires a token that may read the export or the
 * import.
 */
export function formatFileUrl(
  origin: string,
  path: WorkPath,
  { organizationId, id }: Pick<StoredWork, 'organizationId' | 'id'>,
  { resultId }: Pick<StoredFile, 'resultId'>,
): string {
  const [direction, family] = path.split('/');
  if (direction === 'exports')
    return `${origin}${exportsPath}/${organizationId}/${family}/${resultId}`;
  return `${origin}${filesPath}/${organizationId}/${path}/${id}/${resultId}`;
}

/** Formats the address of an export or an import. */
export function formatWorkUrl(
  origin: string,
  path: WorkPath,
  { organizationId, id }: Pick<StoredWork, 'organizationId' | 'id'>,
): string {
  return `${origin}/management/v2/organizations/${organizationId}/${path}/${id}`;
}

/** The parts of the path of a file. */
export interface FileAddress {
  organizationId: string;
  path: WorkPath;
  /** The export or the import; undefined where the file alone says which. */
  id: string | undefined;
  resultId: string;
}

/** Parses the path of a file; undefined if it is not one. */
export function readFileAddress(url: string): FileAddress | undefined {
  const address = splitUrl(url).path.toLowerCase();
  if (address.startsWith(`${exportsPath}/`)) return readExportAddress(address);
  const [organizationId, direction, family, id, resultId, ...more] = address
    .slice(filesPath.length + 1)
    .split('/');
  const path = paths.find((one) => one === `${direction}/${family}`);
  if (path === undefined || more.length > 0) return undefined;
  if (![organizationId, id, resultId].every((part = '') => isGuid(part))) return undefined;
  return { organizationId: organizationId ?? '', path, id: id ?? '', resultId: resultId ?? '' };
}

function readExportAddress(address: string): FileAddress | undefined {
  const steps = address.slice(exportsPath.length + 1).split('/');
  const [organizationId = '', family, resultId = '', ...more] = steps;
  const path = paths.find((one) => one === `exports/${family}`);
  const isWhole = isGuid(organizationId) && isGuid(resultId) && more.length === 0;
  return path !== undefined && isWhole
    ? { organizationId, path, id: undefined, resultId }
    : undefined;
}

const paths = [
  'exports/user_list',
  'exports/account_settings',
  'imports/account_settings',
] as const satisfies readonly WorkPath[];
