import { defineOperation } from '../../../engine/operation.ts';
import { requireImage } from '../../../user-signatures/require-image.ts';
import { findSignature, signaturesOf } from '../../../user-signatures/signatures-of.ts';
import { findUser } from '../../../users/find-user.ts';

export const operation = defineOperation(
  'UserSignatures_getImage',
  async (state, { path }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const signature = findSignature(await signaturesOf(state, member), member, path.signatureId);
    const bytes = await state.contents.get(requireImage(signature, path.imageType));
    return { status: 200, file: { bytes, mediaType: 'image/gif' } };
  },
);
