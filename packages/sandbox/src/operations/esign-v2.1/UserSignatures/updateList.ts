import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { addSignature } from '../../../user-signatures/add-signature.ts';
import { changeFace } from '../../../user-signatures/change-face.ts';
import { presentSignature } from '../../../user-signatures/present-signature.ts';
import {
  findSignature,
  saveSignatures,
  signaturesOf,
} from '../../../user-signatures/signatures-of.ts';
import { findUser } from '../../../users/find-user.ts';

export const operation = defineOperation(
  'UserSignatures_updateList',
  async (state, { path, body }, context) => {
    const member = await findUser(state, context, path.userId, 'own');
    const signatures = await signaturesOf(state, member);
    const userSignatures = await perItem(
      requireItems(body?.userSignatures, 'userSignatures'),
      ({ signatureId }) => (signatureId === undefined ? {} : { signatureId }),
      async (asked) => {
        const { signatureId } = asked;
        if (signatureId === undefined)
          return presentSignature(
            member.userId,
            await addSignature(state, context, signatures, asked),
          );
        const signature = findSignature(signatures, member, signatureId);
        changeFace(signatures, signature, asked);
        signature.modifiedAt = state.now;
        return presentSignature(member.userId, signature);
      },
    );
    await saveSignatures(state, member, signatures);
    return { status: 200, body: { userSignatures } };
  },
);
