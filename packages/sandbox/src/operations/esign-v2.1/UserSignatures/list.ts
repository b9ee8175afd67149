import { defineOperation } from '../../../engine/operation.ts';
import { presentSignature } from '../../../user-signatures/present-signature.ts';
import { signaturesOf } from '../../../user-signatures/signatures-of.ts';
import { findUser } from '../../../users/find-user.ts';

export const operation = defineOperation(
  'UserSignatures_list',
  async (state, { path, query }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const userSignatures = (await signaturesOf(state, member))
      .map((signature) => presentSignature(member.userId, signature))
      .filter(
        ({ stampType }) => query.stamp_type === undefined || String(stampType) === query.stamp_type,
      );
    return { status: 200, body: { userSignatures } };
  },
);
