import { defineOperation } from '../../../engine/operation.ts';
import { presentSignature } from '../../../user-signatures/present-signature.ts';
import { findSignature, signaturesOf } from '../../../user-signatures/signatures-of.ts';
import { findUser } from '../../../users/find-user.ts';

export const operation = defineOperation('UserSignatures_get', async (state, { path }, context) => {
  const member = await findUser(state, context, path.userId, 'ownOrAdmin');
  const signatures = await signaturesOf(state, member);
  const signature = findSignature(signatures, member, path.signatureId);
  return { status: 200, body: presentSignature(member.userId, signature) };
});
