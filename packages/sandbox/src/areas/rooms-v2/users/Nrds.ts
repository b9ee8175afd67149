import {
  readSignatures,
  saveSignatures,
} from '../../../account/user-signatures/user-signatures.ts';
import { members } from '../../../state/model/account.ts';
import type { StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { StoredSignature } from '../../../state/model/users.ts';
import type { State } from '../../../state/state.ts';
import { requireMember } from '../company/require-member.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { findMemberUnder, saveUser } from './find-member.ts';
import { managingMembers } from './require-over-member.ts';

export const Nrds_UpdateUserNrdsId = defineRoomsOperation(
  'Nrds_UpdateUserNrdsId',
  async (state, { path, body }, rooms) => {
    const user = await findEditable(state, rooms, path.userId);
    const { nrdsId, nrdsLastName = user.lastName } = body;
    const nrds = { nrdsId, nrdsLastName, nrdsStatus: 'Active' } as const;
    await saveUser(state, rooms, { ...user, nrds });
    await changeFaces(state, rooms, user, (face) => ({ ...face, ...nrds }));
    return { status: 200, body: nrds };
  },
);

export const Nrds_DeleteUserNrdsId = defineRoomsOperation(
  'Nrds_DeleteUserNrdsId',
  async (state, { path }, rooms) => {
    const { nrds, ...user } = await findEditable(state, rooms, path.userId);
    if (nrds === undefined)
      throw new RoomsRefusal(
        'RESOURCE_NOT_FOUND',
        `${user.email} has no NRDS number. Set one with Nrds_UpdateUserNrdsId.`,
      );
    await saveUser(state, rooms, user);
    await changeFaces(state, rooms, user, (face) => {
      const { nrdsId: _, nrdsLastName: __, nrdsStatus: ___, ...rest } = face;
      return rest;
    });
    return { status: 204 };
  },
);

/** The member whose number the caller may change. @throws RoomsRefusal */
async function findEditable(
  state: State,
  rooms: RoomsContext,
  userId: number,
): Promise<StoredRoomsUser> {
  requireMember(rooms);
  if (Number(userId) === rooms.member.userId) return rooms.member;
  return findMemberUnder(state, rooms, managingMembers, userId);
}

/** Changes what the signatures of a user in the e-signature account say. */
async function changeFaces(
  state: State,
  { account }: RoomsContext,
  { eSignUserId = '' }: StoredRoomsUser,
  change: (face: StoredSignature['face']) => StoredSignature['face'],
): Promise<void> {
  const member = await state.of(members).get(account.accountId, eSignUserId);
  const signatures = member === undefined ? [] : await readSignatures(state, member);
  if (member === undefined || signatures.length === 0) return;
  await saveSignatures(
    state,
    member,
    signatures.map((signature) => ({ ...signature, face: change(signature.face) })),
  );
}
