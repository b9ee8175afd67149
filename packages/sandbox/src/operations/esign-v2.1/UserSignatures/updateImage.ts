import { defineOperation } from '../../../engine/operation.ts';
import { presentSignature } from '../../../user-signatures/present-signature.ts';
import {
  findSignature,
  saveSignatures,
  signaturesOf,
} from '../../../user-signatures/signatures-of.ts';
import { findUser } from '../../../users/find-user.ts';
import { requireGif } from '../../../users/require-gif.ts';

export const operation = defineOperation(
  'UserSignatures_updateImage',
  async (state, { path, bytes }, context) => {
    const member = await findUser(state, context, path.userId, 'own');
    const signatures = await signaturesOf(state, member);
    const signature = findSignature(signatures, member, path.signatureId);
    requireGif(bytes);
    signature.images[path.imageType] = await state.contents.put(bytes);
    signature.modifiedAt = state.now;
    await saveSignatures(state, member, signatures);
    return { status: 200, body: presentSignature(member.userId, signature) };
  },
);
