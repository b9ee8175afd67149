/** Titles of the kinds of scheduled jobs. */
const titles: Readonly<Record<string, string>> = {
  'asset-group-work': 'An account is created or cloned',
  'bulk-send': 'A bulk send continues',
  'chunked-upload-expiry': 'A chunked upload expires',
  'connect-retry': 'A webhook delivery is tried again',
  'data-redaction': 'The data of a member are deleted',
  'delayed-routing': 'The envelope goes to the next recipients',
  'envelope-expiry': 'The envelope expires',
  'envelope-expiry-warning': 'Recipients are warned that the envelope expires',
  'envelope-purge': 'The documents of the envelope are purged',
  'envelope-purge-warning': 'The sender is warned that documents are purged',
  'envelope-reminder': 'Recipients get a reminder',
  'envelope-retention': 'Documents are purged by the rules of the account',
  'organization-settings-export': 'An export of account settings runs',
  'organization-settings-import': 'An import of account settings runs',
  'organization-user-export': 'An export of users runs',
  'organization-work-expiry': 'The file of an export or import expires',
  'plan-downgrade': 'The account changes to the plan that it requested',
  'room-access-end': 'The access of a person to a room ends',
  'scheduled-sending': 'The envelope is sent',
  'user-import': 'An import of users runs',
  'view-timeout': 'An open page times out',
};

/** Returns the title of a kind of scheduled job; the kind itself if it has none. */
export function describeJob(kind: string): string {
  return Object.hasOwn(titles, kind) ? (titles[kind] ?? kind) : kind;
}
