/** What a personal value is, which decides what stands in for it. */
export type PersonalKind =
  | 'address'
  | 'company'
  | 'document'
  | 'email'
  | 'ip'
  | 'name'
  | 'phone'
  | 'text'
  | 'value';

// Names of fields and parameters, written without hyphens, underscores and capitals.
const whole = new Map<string, PersonalKind>([
  ...list(
    'name',
    'name',
    'familyname',
    'firstname',
    'fullname',
    'givenname',
    'hostname',
    'initials',
  ),
  ...list('name', 'lastname', 'middlename', 'sentbyfullname', 'sentbyinitials', 'signaturename'),
  ...list('name', 'signatureinitials', 'signername', 'username', 'recipientname', 'ownername'),
  ...list('name', 'sendername', 'createdby', 'createdbyname', 'lastmodifiedby', 'printedname'),
  ...list('company', 'accountname', 'company', 'companyname', 'organizationname'),
  ...list(
    'address',
    'address1',
    'address2',
    'city',
    'county',
    'postalcode',
    'street1',
    'street2',
    'zip',
  ),
  ...list('ip', 'clientipaddress', 'ipaddress'),
  ...list('text', 'blurb', 'comment', 'customemailbody', 'custommessage', 'customemailsubject'),
  ...list('text', 'declinedreason', 'emailblurb', 'emailbody', 'emailsubject', 'message', 'note'),
  ...list('text', 'subject', 'text', 'voidedreason'),
  ...list('document', 'documentbase64', 'filebase64', 'imagebase64', 'pdfbytes'),
]);

const endings: readonly [string, PersonalKind][] = [
  ['email', 'email'],
  ['emailaddress', 'email'],
  ['phone', 'phone'],
  ['phonenumber', 'phone'],
  ['fax', 'phone'],
  ['base64', 'document'],
];

/**
 * What the value of a field says of a person; undefined for nothing. `name` and `value` stand for
 * many things: what is beside them tells whether they are about a person.
 */
export function findPersonalKind(
  name: string,
  beside: Readonly<Record<string, unknown>> = {},
): PersonalKind | undefined {
  const plain = name.toLowerCase().replace(/[^a-z\d]/g, '');
  const has = (...names: string[]) => names.some((one) => Object.hasOwn(beside, one));
  if (
    plain === 'name' &&
    !has('email', 'userId', 'recipientId', 'recipientIdGuid', 'sub', 'contactId')
  )
    return undefined;
  if (plain === 'value' || plain === 'originalvalue')
    return has('tabLabel', 'tabId', 'fieldId') ? 'value' : undefined;
  if (plain === 'number') return has('countryCode') ? 'phone' : undefined;
  // The service's own words about an error are no message of a person.
  if (plain === 'message' && has('errorCode')) return undefined;
  return whole.get(plain) ?? endings.find(([ending]) => plain.endsWith(ending))?.[1];
}

function list(kind: PersonalKind, ...names: string[]): [string, PersonalKind][] {
  return names.map((name) => [name, kind]);
}
