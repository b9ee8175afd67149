import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { addSignature } from '../../../user-signatures/add-signature.ts';
import { presentSignature } from '../../../user-signatures/present-signature.ts';
import { saveSignatures, signaturesOf } from '../../../user-signatures/signatures-of.ts';
import { findUser } from '../../../users/find-user.ts';

export const operation = defineOperation(
  'UserSignatures_create',
  async (state, { path, body, files }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const signatures = await signaturesOf(state, member);
    const userSignatures = await perItem(
      requireItems(body?.userSignatures, 'userSignatures'),
      ({ signatureName }) => (signatureName === undefined ? {} : { signatureName }),
      async (asked) => {
        const file = files.get(asked.signatureName ?? '')?.bytes;
        const signature = await addSignature(state, context, signatures, asked, file);
        return presentSignature(member.userId, signature);
      },
    );
    await saveSignatures(state, member, signatures);
    return { status: 201, body: { userSignatures } };
  },
);
