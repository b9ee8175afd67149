import { defineOperation } from '../../../engine/operation.ts';
import { closeSignature } from '../../../user-signatures/close-signature.ts';
import {
  findSignature,
  saveSignatures,
  signaturesOf,
} from '../../../user-signatures/signatures-of.ts';
import { findUser } from '../../../users/find-user.ts';

export const operation = defineOperation(
  'UserSignatures_delete',
  async (state, { path }, context) => {
    const member = await findUser(state, context, path.userId, 'own');
    const signatures = await signaturesOf(state, member);
    const signature = findSignature(signatures, member, path.signatureId);
    closeSignature(signatures, signature);
    await saveSignatures(
      state,
      member,
      signatures.filter((one) => one !== signature),
    );
    return { status: 200 };
  },
);
