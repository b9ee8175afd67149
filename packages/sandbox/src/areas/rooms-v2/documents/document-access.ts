import {
  type PermissionSet,
  roomsUsers,
  type StoredCompany,
  type StoredRoomDocument,
  type StoredRoomsUser,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { FoundRoom } from '../access/find-room.ts';
import { readPermissionsInRoom } from '../access/permissions.ts';
import { levels } from '../users/require-over-member.ts';
import type { RoomsContext } from '../rooms-context.ts';

/** A user's access to the documents of a room. */
export interface DocumentAccess {
  owns(document: StoredRoomDocument): Promise<boolean>;
  canView(document: StoredRoomDocument): Promise<boolean>;
  /** Checks whether the user manages the owner: a member of no higher level, and in reach. */
  managesOwner(document: StoredRoomDocument): Promise<boolean>;
}

/**
 * Finds out what a user can do with the documents of a room, by the rules of Documents_GetDocument.
 * @param found the room, as the user finds it
 */
export function readDocumentAccess(
  state: State,
  { company, member }: Pick<RoomsContext, 'company' | 'member'>,
  { room, person }: FoundRoom,
): DocumentAccess {
  const owners = new Map<number, Promise<Owner | undefined>>();
  const role = person?.roleId ?? member.roleId;
  // A viewer who is not in the room oversees all of it, as its owners do.
  const seesAll = person === undefined || room.ownerIds.includes(member.userId);

  function readOwner({ ownerId }: StoredRoomDocument): Promise<Owner | undefined> {
    const known = owners.get(ownerId) ?? findOwner(state, company, room, ownerId);
    owners.set(ownerId, known);
    return known;
  }

  async function owns(document: StoredRoomDocument): Promise<boolean> {
    if (document.ownerId === member.userId) return true;
    if (person === undefined || role === undefined) return false;
    const owner = await readOwner(document);
    return owner?.role === role && owner.permissions.has('documentsAutoOwnedByPeers');
  }

  async function canView(document: StoredRoomDocument): Promise<boolean> {
    if (seesAll || document.users.includes(member.userId) || (await owns(document))) return true;
    const owner = await readOwner(document);
    return (
      owner?.permissions.has('documentsViewableByOthersInRoomFromOffice') === true &&
      shareOffice(owner.user, member)
    );
  }

  async function managesOwner(document: StoredRoomDocument): Promise<boolean> {
    const owner = await readOwner(document);
    if (owner === undefined || !member.isMember) return false;
    const isWide = levels.indexOf(member.accessLevel) >= levels.indexOf('Company');
    return (
      levels.indexOf(owner.user.accessLevel) <= levels.indexOf(member.accessLevel) &&
      (isWide || shareOffice(owner.user, member))
    );
  }

  return { owns, canView, managesOwner };
}

/** The owner of a document, with their role and permissions in the room. */
interface Owner {
  user: StoredRoomsUser;
  role: number | undefined;
  permissions: PermissionSet;
}

async function findOwner(
  state: State,
  company: StoredCompany,
  { people }: FoundRoom['room'],
  ownerId: number,
): Promise<Owner | undefined> {
  const user = await state.of(roomsUsers).get(company.accountId, String(ownerId));
  if (user === undefined) return undefined;
  const own = people.find(({ userId }) => userId === ownerId)?.roleId;
  const permissions = await readPermissionsInRoom(state, company, user, own);
  return { user, role: own ?? user.roleId, permissions };
}

function shareOffice(one: StoredRoomsUser, other: StoredRoomsUser): boolean {
  const offices = listOffices(other);
  return listOffices(one).some((office) => offices.includes(office));
}

function listOffices({ defaultOfficeId, offices }: StoredRoomsUser): number[] {
  return defaultOfficeId === undefined ? offices : [defaultOfficeId, ...offices];
}
