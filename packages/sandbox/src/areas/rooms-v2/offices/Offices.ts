import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { offices, type StoredOffice } from '../../../state/model/rooms.ts';
import { listOfficesInReach } from '../access/offices-in-reach.ts';
import { requirePermission } from '../access/permissions.ts';
import { requireMember } from '../company/require-member.ts';
import { describeReferences } from '../company/references.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { newRoomsNumber } from '../new-rooms-number.ts';
import { roomsDate } from '../rooms-date.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { wholeRoomsList } from '../whole-rooms-list.ts';
import { checkOffice } from './check-office.ts';
import { countOfficeReferences } from './count-office-references.ts';
import { findOffice } from './find-office.ts';

export const Offices_GetOffices = defineRoomsOperation(
  'Offices_GetOffices',
  async (state, { query }, rooms) => {
    requireMember(rooms);
    const { accountId } = rooms.account;
    const all = await state.of(offices).list(accountId);
    const reach =
      String(query.onlyAccessible) === 'true'
        ? await listOfficesInReach(state, accountId, rooms.member)
        : 'all';
    const text = (query.search ?? '').toLowerCase();
    const shown = all.filter(
      ({ officeId, name }) =>
        (reach === 'all' || reach.includes(officeId) || rooms.member.offices.includes(officeId)) &&
        name.toLowerCase().includes(text),
    );
    return {
      status: 200,
      body: { officeSummaries: shown.map(presentOffice), ...wholeRoomsList },
      paged: true,
    };
  },
);

export const Offices_CreateOffice = defineRoomsOperation(
  'Offices_CreateOffice',
  async (state, { body }, rooms) => {
    requirePermission(rooms, 'canManageAccount');
    await checkOffice(state, rooms, body);
    const { accountId } = rooms.account;
    const office: StoredOffice = {
      ...withoutUndefined(body),
      officeId: await newRoomsNumber(
        rooms,
        async (id) => (await state.of(offices).get(accountId, String(id))) !== undefined,
      ),
      createdAt: state.now,
    };
    await state.of(offices).put(accountId, String(office.officeId), office);
    return { status: 201, body: presentOffice(office) };
  },
);

export const Offices_GetOffice = defineRoomsOperation(
  'Offices_GetOffice',
  async (state, { path }, rooms) => {
    requireMember(rooms);
    return { status: 200, body: presentOffice(await findOffice(state, rooms, path.officeId)) };
  },
);

export const Offices_GetReferenceCounts = defineRoomsOperation(
  'Offices_GetReferenceCounts',
  async (state, { path }, rooms) => {
    requireMember(rooms);
    const { officeId } = await findOffice(state, rooms, path.officeId);
    const references = await countOfficeReferences(state, rooms.account.accountId, officeId);
    return {
      status: 200,
      body: {
        referencesCounts: references.map(({ type, count }) => ({
          referenceType: type,
          referencedCount: count,
        })),
      },
    };
  },
);

/**
 * Deletes an office to which nothing refers.
 * @evidence public
 */
export const Offices_DeleteOffice = defineRoomsOperation(
  'Offices_DeleteOffice',
  async (state, { path }, rooms) => {
    requirePermission(rooms, 'canManageAccount');
    const { accountId } = rooms.account;
    const { officeId, name } = await findOffice(state, rooms, path.officeId);
    const inUse = describeReferences(await countOfficeReferences(state, accountId, officeId));
    if (inUse !== undefined)
      throw new RoomsRefusal(
        'OFFICE_IN_USE',
        `Office ${officeId} (${name}) cannot be deleted: ${inUse}.`,
      );
    await state.of(offices).remove(accountId, String(officeId));
    return { status: 204 };
  },
);

function presentOffice({ createdAt, ...office }: StoredOffice) {
  return { ...office, createdDate: roomsDate(createdAt) };
}
