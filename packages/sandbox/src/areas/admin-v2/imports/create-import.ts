import type { StoredUserImport } from './stored-import.ts';

/** The properties of an import that are known when it is requested. */
export type NewImport = Pick<
  StoredUserImport,
  | 'importId'
  | 'organizationId'
  | 'type'
  | 'accountIds'
  | 'isOrganizationAdmin'
  | 'requestor'
  | 'createdAt'
>;

/** An import without rows, which waits for its turn. */
export function createImport(known: NewImport): StoredUserImport {
  return {
    ...known,
    modifiedAt: known.createdAt,
    status: 'queued',
    header: [],
    size: 0,
    counts: { processed: 0, added: 0, updated: 0, closed: 0, noAction: 0 },
    fileErrors: [],
    invalidHeaders: [],
    errors: [],
    warnings: [],
    failedAccountIds: [],
  };
}
