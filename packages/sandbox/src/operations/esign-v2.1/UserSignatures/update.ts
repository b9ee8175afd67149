import { defineOperation } from '../../../engine/operation.ts';
import { changeFace } from '../../../user-signatures/change-face.ts';
import { closeSignature } from '../../../user-signatures/close-signature.ts';
import { presentSignature } from '../../../user-signatures/present-signature.ts';
import {
  findSignature,
  saveSignatures,
  signaturesOf,
} from '../../../user-signatures/signatures-of.ts';
import { findUser } from '../../../users/find-user.ts';

export const operation = defineOperation(
  'UserSignatures_update',
  async (state, { path, query, body }, context) => {
    const member = await findUser(state, context, path.userId, 'own');
    const signatures = await signaturesOf(state, member);
    const signature = findSignature(signatures, member, path.signatureId);
    if (query.close_existing_signature === 'true') closeSignature(signatures, signature);
    changeFace(signatures, signature, body);
    signature.modifiedAt = state.now;
    await saveSignatures(state, member, signatures);
    return { status: 200, body: presentSignature(member.userId, signature) };
  },
);
