import { z } from 'zod';
import { userSignatures, type StoredSignature } from '../../../state/model/users.ts';
import { base64Bytes } from '../base64-bytes.ts';
import type { SeedSection } from '../section.ts';

const schema = z.strictObject({
  signatureId: z.guid().toLowerCase(),
  userId: z.guid().toLowerCase(),
  signatureName: z.string().min(1),
  signatureInitials: z.string(),
  signatureFont: z.string(),
  isDefault: z.boolean().default(false),
  /** GIF in Base64. */
  signatureImage: z.exactOptional(base64Bytes),
  initialsImage: z.exactOptional(base64Bytes),
});

/** Signatures that users have adopted. */
export const section: SeedSection<z.infer<typeof schema>> = {
  name: 'signatures',
  schema,
  async plant(state, { accountId, createdAt }, items) {
    for (const {
      signatureId,
      userId,
      isDefault,
      signatureImage,
      initialsImage,
      ...face
    } of items) {
      const signature: StoredSignature = {
        signatureId,
        face: { ...face, stampType: 'signature' },
        isDefault,
        closed: false,
        images: {
          ...(signatureImage !== undefined && {
            signature_image: await state.contents.put(signatureImage),
          }),
          ...(initialsImage !== undefined && {
            initials_image: await state.contents.put(initialsImage),
          }),
        },
        createdAt,
      };
      const others = ((await state.of(userSignatures).get(accountId, userId)) ?? []).filter(
        (one) => one.signatureId !== signatureId,
      );
      await state.of(userSignatures).put(accountId, userId, [...others, signature]);
    }
  },
};
