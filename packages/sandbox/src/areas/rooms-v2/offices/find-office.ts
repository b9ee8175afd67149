import { offices, type StoredOffice } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/** @throws RoomsRefusal where the company has no such office */
export async function findOffice(
  state: State,
  { account, company }: Pick<RoomsContext, 'account' | 'company'>,
  officeId: number | string,
): Promise<StoredOffice> {
  const office = await state.of(offices).get(account.accountId, String(Number(officeId)));
  if (office !== undefined) return office;
  throw new RoomsRefusal(
    'RESOURCE_NOT_FOUND',
    `${company.name} has no office ${officeId}. Get the IDs with Offices_GetOffices.`,
  );
}
