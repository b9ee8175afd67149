import type { FieldData, Room, RoomSummary } from '@countersign/types/rooms-v2';
import {
  type StoredRoom,
  roomDocuments,
  roomFolders,
  roomOfDocuments,
  type StoredCompany,
} from '../../../state/model/rooms.ts';
import { filterByAccess, findRoom } from '../access/find-room.ts';
import { refusePermission, requirePermission } from '../access/permissions.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { changeFieldData, listMissing, presentFieldData } from '../fields/field-data.ts';
import { findFieldSet } from '../fields/find-field-set.ts';
import { newRoomsNumber } from '../new-rooms-number.ts';
import { applyTaskListTemplates } from '../tasks/apply-template.ts';
import { requireFinished } from './require-finished.ts';
import { findOffice, findOwner, findTemplate, refuse, requireRole } from './new-room.ts';
import { presentPage, readPage } from './page-of-rooms.ts';
import { readRoomFilter } from './room-filter.ts';
import type { State } from '../../../state/state.ts';
import { formatRoomKey } from '../documents/folders.ts';
import { removeTaskLists } from '../tasks/task-lists-of-room.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { optionalRoomsDate, roomsDate } from '../rooms-date.ts';

export const Rooms_CreateRoom = defineRoomsOperation(
  'Rooms_CreateRoom',
  async (state, { body }, rooms) => {
    requirePermission(rooms, 'canCreateRooms');
    const { account, company, member } = rooms;
    const { accountId } = account;
    if (body.name.trim() === '') throw refuse('name', 'must not be empty');
    const owner = await findOwner(state, rooms, body.ownerId);
    await requireRole(state, rooms, owner, body.roleId);
    const office = await findOffice(state, rooms, owner, body.officeId);
    const template = await findTemplate(state, rooms, office, body.templateId);
    const set = await findFieldSet(state, accountId, company.defaultFieldSetId);
    const { after } = changeFieldData(set, {}, body.fieldData?.data ?? {}, '/fieldData/data');
    const missing = listMissing(set, after, 'isRequiredOnCreate');
    if (missing.length > 0)
      throw refuse('fieldData', `must have values for ${missing.join(', ')} in data`);
    const transactionSideId = body.transactionSideId ?? template?.transactionSideId;
    const room: StoredRoom = {
      roomId: await newRoomsNumber(rooms),
      accountId,
      name: body.name,
      officeId: office.officeId,
      status: 'active',
      ...(transactionSideId !== undefined && { transactionSideId }),
      ...(body.listingSource !== undefined && { listingSource: body.listingSource }),
      ...(template !== undefined && { roomTemplateId: template.roomTemplateId }),
      createdAt: state.now,
      createdByUserId: member.userId,
      ownerIds: [owner.userId],
      people: [
        {
          userId: owner.userId,
          ...(company.version === 'v6' && { roleId: body.roleId }),
          ...(transactionSideId !== undefined && { transactionSideId }),
          invitedAt: state.now,
        },
      ],
      fieldSetId: set.fieldSetId,
      fieldData: after,
      fieldDataChangedAt: state.now,
      envelopes: [],
    };
    if (body.listingSource !== undefined)
      state.warn({
        code: 'field-ignored',
        in: 'body',
        at: '/listingSource',
        message: 'the sandbox has no property listings, so no detail is taken from one.',
      });
    while (!(await state.rooms.add(room))) room.roomId = await newRoomsNumber(rooms);
    await applyTaskListTemplates(state, rooms, room, template?.taskListTemplateIds ?? []);
    return {
      status: 201,
      body: presentRoom(room, company, { data: presentFieldData(set, after) }),
    };
  },
);

export const Rooms_GetRooms = defineRoomsOperation(
  'Rooms_GetRooms',
  async (state, { query }, rooms) => {
    const { accountId } = rooms.account;
    const filter = { ...readRoomFilter(query), ...(await filterByAccess(state, rooms)) };
    const page = readPage(query);
    const shown = await state.rooms.list(accountId, { ...filter, ...page });
    const total = await state.rooms.count(accountId, filter);
    return {
      status: 200,
      body: {
        rooms: shown.map(presentRoomSummary),
        ...presentPage(query, page, { shown: shown.length, total }),
      },
    };
  },
);

export const Rooms_GetRoom = defineRoomsOperation(
  'Rooms_GetRoom',
  async (state, { path, query }, rooms) => {
    const { room, permissions } = await findRoom(state, rooms, path.roomId);
    const requested = String(query.includeFieldData) === 'true';
    const allowed =
      permissions.has('canViewRoomDetails') || permissions.has('canViewAndEditRoomDetails');
    if (requested && !allowed)
      state.warn({
        code: 'field-ignored',
        in: 'query',
        at: 'includeFieldData',
        message: `the role of ${rooms.member.email} cannot view the details of the room.`,
      });
    if (!requested || !allowed)
      return { status: 200, body: presentRoom(room, rooms.company, undefined) };
    const set = await findFieldSet(state, room.accountId, room.fieldSetId);
    const data = presentFieldData(set, room.fieldData);
    return { status: 200, body: presentRoom(room, rooms.company, { data }) };
  },
);

export const Rooms_DeleteRoom = defineRoomsOperation(
  'Rooms_DeleteRoom',
  async (state, { path }, rooms) => {
    const { member } = rooms;
    const { room, permissions } = await findRoom(state, rooms, path.roomId, { lock: true });
    const ownsIt = room.ownerIds.includes(member.userId);
    const isAllowed =
      permissions.has('canDeleteRooms') || (ownsIt && permissions.has('canDeleteOwnedRooms'));
    if (!isAllowed)
      throw refusePermission(rooms.operationId, member.email, [
        'canDeleteRooms',
        ...(ownsIt ? ['canDeleteOwnedRooms' as const] : []),
      ]);
    await requireFinished(state, room, member);
    await deleteRoom(state, room);
    return { status: 204 };
  },
);

/** Deletes a room with its documents, folders and task lists. Envelopes of the e-signature service stay. */
async function deleteRoom(
  state: State,
  { accountId, roomId }: Pick<StoredRoom, 'accountId' | 'roomId'>,
): Promise<void> {
  const inRoom = formatRoomKey({ accountId, roomId });
  for (const { documentId } of await state.of(roomDocuments).list(inRoom))
    await state.of(roomOfDocuments).remove(accountId, String(documentId));
  await state.of(roomDocuments).removeAll(inRoom);
  await state.of(roomFolders).removeAll(inRoom);
  await removeTaskLists(state, accountId, roomId);
  await state.rooms.remove(accountId, roomId);
}

/** Presents a room in a list. */
function presentRoomSummary(room: StoredRoom): RoomSummary {
  const { roomId, name, officeId, createdByUserId, rejectedByUserId, closedStatusId } = room;
  return withoutUndefined({
    roomId,
    name,
    officeId,
    createdDate: roomsDate(room.createdAt),
    submittedForReviewDate: optionalRoomsDate(room.submittedForReviewAt),
    closedDate: optionalRoomsDate(room.closedAt),
    rejectedDate: optionalRoomsDate(room.rejectedAt),
    createdByUserId,
    rejectedByUserId,
    closedStatusId,
    fieldDataLastUpdatedDate: roomsDate(room.fieldDataChangedAt),
  });
}

/** Presents a single room, with its details if requested. */
function presentRoom(
  room: StoredRoom,
  { companyId }: StoredCompany,
  fieldData: FieldData | undefined,
): Room {
  return {
    ...presentRoomSummary(room),
    companyId,
    roomOwnerIds: room.ownerIds,
    ...(fieldData !== undefined && { fieldData }),
  };
}
