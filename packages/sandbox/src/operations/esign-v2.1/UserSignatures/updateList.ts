import { defineOperation } from '../../../engine/operation.js';
import { perItem } from '../../../engine/per-item.js';
import { requireItems } from '../../../engine/require-items.js';
import { addSignature } from '../../../user-signatures/add-signature.js';
import { changeFace } from '../../../user-signatures/change-face.js';
import { presentSignature } from '../../../user-signatures/present-signature.js';
import {
  findSignature,
  saveSignatures,
  signaturesOf,
} from '../../../user-signatures/signatures-of.js';
import { findUser } from '../../../users/find-user.js';

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
