import type { ImportErrorType } from '@countersign/types/admin-v2';
import type { FederatedStatus } from '@countersign/types/admin-v2';
import type { AddressInformation } from '@countersign/types/esign-v2.1';
import { isEmailAddress } from '../../../account/users/person.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { readLanguageCode } from '../members/read-language.ts';
import type { Column } from './columns.ts';
import type { ImportRow } from './read-row.ts';
import { MembershipRefusal } from '../members/membership-refusal.ts';

/** Warnings about a row, each with a sentence. */
export type RowWarnings = Map<ImportErrorType, string>;

/** The longest name, title, company or line of an address. */
const longestText = 100;

/**
 * Reads the name of a row: `UserName`, or `FirstName` and `LastName`.
 * @returns undefined if all three are empty
 * @throws MembershipRefusal invalid_characters_in_username
 */
export function readName(
  row: ImportRow,
): { userName: string; firstName?: string; lastName?: string } | undefined {
  const firstName = readText(row, 'FirstName', 'invalid_characters_in_username');
  const lastName = readText(row, 'LastName', 'invalid_characters_in_username');
  const userName = readText(row, 'UserName', 'invalid_characters_in_username');
  const whole = userName ?? [firstName, lastName].filter((part) => part !== undefined).join(' ');
  if (whole === '') return undefined;
  requireShort('UserName', whole);
  return withoutUndefined({ userName: whole, firstName, lastName });
}

/** @throws MembershipRefusal blank_username if the row has no name */
export function requireName(row: ImportRow): NonNullable<ReturnType<typeof readName>> {
  const name = readName(row);
  if (name !== undefined) return name;
  throw new MembershipRefusal(
    'blank_username',
    'FirstName and LastName, or UserName, must not be empty.',
  );
}

/** @throws MembershipRefusal invalid_useremail_address */
export function readEmail({ values: { UserEmail } }: ImportRow): string | undefined {
  return requireAddress(UserEmail);
}

/**
 * Reads the address that a user is to have: `UpdatedUserEmail`, else `UserEmail`.
 * @throws MembershipRefusal invalid_useremail_address
 * @evidence public
 */
export function readUpdatedEmail(row: ImportRow): string | undefined {
  return requireAddress(row.values.UpdatedUserEmail) ?? readEmail(row);
}

function requireAddress(text: string | undefined): string | undefined {
  if (text === undefined || isEmailAddress(text)) return text;
  throw new MembershipRefusal('invalid_useremail_address', `${text} is not an e-mail address.`);
}

/** @throws MembershipRefusal invalid_useremail_address, also if the row has none */
export function requireEmail(row: ImportRow): string {
  const email = readEmail(row);
  if (email !== undefined) return email;
  throw new MembershipRefusal('invalid_useremail_address', 'UserEmail must not be empty.');
}

/**
 * Reads what a row says of a user, apart from name, address, rights and groups.
 * @throws MembershipRefusal for a value that cannot be stored
 */
export function readDetails(row: ImportRow, warnings: RowWarnings): PersonDetails {
  const { Language } = row.values;
  return withoutUndefined({
    jobTitle: readText(row, 'UserTitle', 'invalid_characters_in_jobtitle'),
    company: readText(row, 'CompanyName', 'invalid_characters_in_companyname'),
    address: readAddress(row, warnings),
    language: Language && readLanguageCode(Language),
    loginPolicy: readLoginPolicy(row),
  });
}

export interface PersonDetails {
  jobTitle?: string;
  company?: string;
  address?: AddressInformation;
  language?: string;
  loginPolicy?: FederatedStatus;
}

function readAddress(row: ImportRow, warnings: RowWarnings): AddressInformation | undefined {
  const read = (column: Column) => readText(row, column, 'invalid_characters_in_address');
  const address = withoutUndefined({
    address1: read('AddressLine1'),
    address2: read('AddressLine2'),
    city: read('City'),
    stateOrProvince: read('StateRegionProvince'),
    postalCode: read('PostalCode'),
    phone: read('Phone'),
    country: readCountry(row, warnings),
  });
  return Object.keys(address).length === 0 ? undefined : address;
}

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

function readCountry({ values: { Country } }: ImportRow, warnings: RowWarnings) {
  if (Country === undefined) return undefined;
  const code = Country.toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && countries.of(code) !== undefined) return code;
  warnings.set(
    'invalid_country_warning',
    `${Country} is not a country code of two letters. The user was imported without it.`,
  );
  return undefined;
}

/** The policies that an import can set. */
const policies = ['FedAuthRequired', 'FedAuthBypass'] as const;

function readLoginPolicy({ values: { LoginPolicy } }: ImportRow) {
  if (LoginPolicy === undefined) return undefined;
  const found = policies.find((policy) => policy.toLowerCase() === LoginPolicy.toLowerCase());
  if (found !== undefined) return found;
  throw new MembershipRefusal(
    'invalid_loginpolicy',
    `LoginPolicy is ${LoginPolicy}. Allowed: ${policies.join(', ')}.`,
  );
}

/** @throws MembershipRefusal invalid_autoactivate */
export function readAutoActivate({ values: { AutoActivate } }: ImportRow): boolean {
  const text = AutoActivate?.toLowerCase() ?? 'false';
  if (text === 'true' || text === 'false') return text === 'true';
  throw new MembershipRefusal(
    'invalid_autoactivate',
    `AutoActivate is ${AutoActivate}. Allowed: true, false.`,
  );
}

function readText({ values }: ImportRow, column: Column, reason: ImportErrorType) {
  const text = column === 'Group' ? undefined : values[column];
  if (text === undefined) return undefined;
  if (/[<>\t\r\n]/.test(text))
    throw new MembershipRefusal(reason, `${column} must not contain < or >, tabs or line breaks.`);
  requireShort(column, text);
  return text;
}

function requireShort(column: string, text: string): void {
  if (text.length > longestText)
    throw new MembershipRefusal(
      'invalid_row_data',
      `${column} has ${text.length} characters. The maximum is ${longestText}.`,
    );
}
