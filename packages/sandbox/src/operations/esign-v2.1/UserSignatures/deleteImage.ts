import { defineOperation } from '../../../engine/operation.js';
import { presentSignature } from '../../../user-signatures/present-signature.js';
import { requireImage } from '../../../user-signatures/require-image.js';
import {
  findSignature,
  saveSignatures,
  signaturesOf,
} from '../../../user-signatures/signatures-of.js';
import { findUser } from '../../../users/find-user.js';

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
