import { defineOperation } from '../../../engine/operation.ts';
import { presentSignature } from '../../../user-signatures/present-signature.ts';
import { requireImage } from '../../../user-signatures/require-image.ts';
import {
  findSignature,
  saveSignatures,
  signaturesOf,
} from '../../../user-signatures/signatures-of.ts';
import { findUser } from '../../../users/find-user.ts';

export const operation = defineOperation(
  'UserSignatures_deleteImage',
  async (state, { path }, context) => {
    const member = await findUser(state, context, path.userId, 'own');
    const signatures = await signaturesOf(state, member);
    const signature = findSignature(signatures, member, path.signatureId);
    requireImage(signature, path.imageType);
    delete signature.images[path.imageType];
    signature.modifiedAt = state.now;
    await saveSignatures(state, member, signatures);
    return { status: 200, body: presentSignature(member.userId, signature) };
  },
);
