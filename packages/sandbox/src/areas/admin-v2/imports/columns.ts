import type { ImportErrorType } from '@countersign/types/admin-v2';
import type { UserImportType } from './stored-import.ts';

/** The columns of import files, by their names in lower case. Two names can mean the same column. */
const columns = new Map([
  ['accountid', 'AccountID'],
  ['accountname', 'AccountName'],
  ['addressline1', 'AddressLine1'],
  ['addressline2', 'AddressLine2'],
  ['apiusername', 'APIUserName'],
  ['autoactivate', 'AutoActivate'],
  ['city', 'City'],
  ['companyname', 'CompanyName'],
  ['country', 'Country'],
  ['esignpermissionprofile', 'PermissionSet'],
  ['firstname', 'FirstName'],
  ['group', 'Group'],
  ['language', 'Language'],
  ['lastname', 'LastName'],
  ['loginpolicy', 'LoginPolicy'],
  ['membershipid', 'MembershipID'],
  ['permissionset', 'PermissionSet'],
  ['phone', 'Phone'],
  ['postalcode', 'PostalCode'],
  ['stateregionprovince', 'StateRegionProvince'],
  ['updateduseremail', 'UpdatedUserEmail'],
  ['useremail', 'UserEmail'],
  ['username', 'UserName'],
  ['usertitle', 'UserTitle'],
] as const);

type ColumnsByName = typeof columns;

/** A column that the imports know. */
export type Column = ColumnsByName extends Map<string, infer Name> ? Name : never;

/** The parsed header row of the file. */
export interface Header {
  /** The column of each cell; undefined where the import does not know it. */
  columns: readonly (Column | undefined)[];
  /** Errors of the header, any of which stops the import. */
  errors: ImportErrorType[];
  /** The names that the import does not know, or that occur twice. */
  invalid: string[];
}

/**
 * Reads the header row of an import file.
 * @param isForOneAccount true if the account is known without a column
 */
export function readHeader(
  names: readonly string[],
  type: UserImportType,
  isForOneAccount: boolean,
): Header {
  const found = names.map((name) => findColumn(name, type));
  const invalid = names.filter((name, at) => {
    const column = found[at];
    return column === undefined || (column !== 'Group' && found.indexOf(column) !== at);
  });
  const there = new Set(found);
  // Without any known name, the first row is probably one of data.
  if (found.every((column) => column === undefined))
    return { columns: found, errors: ['column_headers_missing'], invalid };
  const errors = listMissing(there, type, isForOneAccount);
  if (type === 'bulk_users_add' && hasName(names, 'membershipid'))
    errors.push('membership_id_column_header_usage_not_permitted');
  if (invalid.length > 0) errors.push('invalid_column_header');
  return { columns: found, errors, invalid };
}

function findColumn(name: string, type: UserImportType): Column | undefined {
  const column = ownGet(name.trim().toLowerCase());
  if (column === 'UpdatedUserEmail' && type !== 'bulk_users_update') return undefined;
  if (type === 'bulk_users_add')
    return column === 'MembershipID' || column === 'APIUserName' ? undefined : column;
  return column === 'AutoActivate' ? undefined : column;
}

function ownGet(name: string): Column | undefined {
  for (const [known, column] of columns) if (known === name) return column;
  return undefined;
}

function hasName(names: readonly string[], wanted: string): boolean {
  return names.some((name) => name.trim().toLowerCase() === wanted);
}

function listMissing(
  there: ReadonlySet<Column | undefined>,
  type: UserImportType,
  isForOneAccount: boolean,
): ImportErrorType[] {
  const errors: ImportErrorType[] = [];
  const names = there.has('UserName') || (there.has('FirstName') && there.has('LastName'));
  const ids = there.has('APIUserName') || there.has('MembershipID');
  if (!isForOneAccount && !there.has('AccountID')) errors.push('column_headers_missing');
  if (type === 'bulk_users_update' && !ids) errors.push('apiusername_column_header_missing');
  if (type === 'bulk_users_add') {
    if (!names) errors.push('username_column_header_missing');
    if (!there.has('PermissionSet')) errors.push('permissionset_column_header_missing');
  }
  if (!there.has('UserEmail') && (type === 'bulk_users_add' || !ids))
    errors.push('useremail_column_header_missing');
  return errors;
}
