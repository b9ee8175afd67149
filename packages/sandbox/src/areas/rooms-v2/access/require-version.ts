import type { StoredCompany } from '../../../state/model/rooms.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/**
 * Refuses an operation that is for companies on another version of Rooms.
 * @param why the version that the company has, and the way out, as the end of a sentence
 * @throws RoomsRefusal
 * @evidence public
 */
export function requireVersion(
  { company, operationId }: Pick<RoomsContext, 'company' | 'operationId'>,
  version: StoredCompany['version'],
  why: string,
): void {
  if (company.version === version) return;
  throw new RoomsRefusal(
    'ACCOUNT_LACKS_PERMISSIONS',
    `${operationId} is for companies on Rooms ${version}, and ${company.name} uses ${company.version}. ${why}`,
  );
}
