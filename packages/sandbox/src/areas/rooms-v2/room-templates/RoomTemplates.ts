import { compareNames } from '../../../engine/compare-names.ts';
import { offices, type StoredOffice } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { listOfficesInReach } from '../access/offices-in-reach.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { wholeRoomsList } from '../whole-rooms-list.ts';
import { isForOffice, roomTemplates, type StoredRoomTemplate } from './stored-room-template.ts';

export const RoomTemplates_GetRoomTemplates = defineRoomsOperation(
  'RoomTemplates_GetRoomTemplates',
  async (state, { query }, rooms) => {
    const office = await findOffice(state, rooms, query.officeId);
    const all = await state.of(roomTemplates).list(rooms.account.accountId);
    const isAssignable = ({ isEnabled }: StoredRoomTemplate) =>
      isEnabled && rooms.permissions.has('canApplyRoomTemplates');
    const shown = all
      .filter((template) => office === 'all' || isForOffice(template, office))
      .filter((template) => template.isEnabled || String(query.onlyEnabled) !== 'true')
      .filter((template) => isAssignable(template) || String(query.onlyAssignable) !== 'true')
      .toSorted((one, other) => compareNames(one.name, other.name));
    const body = { roomTemplates: shown.map(present), ...wholeRoomsList };
    return { status: 200, body, paged: true };
  },
);

function present({ roomTemplateId, name, taskListTemplateIds }: StoredRoomTemplate) {
  return { roomTemplateId, name, taskTemplateCount: taskListTemplateIds.length };
}

/** The office whose templates the caller wants to see. */
async function findOffice(
  state: State,
  { account, member }: RoomsContext,
  requested: number | undefined,
): Promise<'all' | Pick<StoredOffice, 'officeId' | 'regionId'>> {
  const { accountId } = account;
  const reach = await listOfficesInReach(state, accountId, member);
  const officeId = requested === undefined && reach !== 'all' ? member.defaultOfficeId : requested;
  if (officeId === undefined) return reach === 'all' ? 'all' : { officeId: 0 };
  const office = await state.of(offices).get(accountId, String(officeId));
  const isOwn = Number(officeId) === member.defaultOfficeId;
  if (office !== undefined && (isOwn || reach === 'all' || reach.includes(office.officeId)))
    return office;
  throw new RoomsRefusal(
    'INVALID_REQUEST_PARAMETERS',
    `The query parameter officeId must be an office that ${member.email} belongs to; ${officeId} is not. Get the IDs with Offices_GetOffices.`,
  );
}
