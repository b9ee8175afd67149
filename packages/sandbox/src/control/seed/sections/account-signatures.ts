import { z } from 'zod';
import { accountSignatures } from '../../../state/model/users.ts';
import { base64Bytes, guid } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const rights = z.enum(['editable', 'read_only']).default('read_only');

const schema = z.strictObject({
  signatureId: guid,
  signatureName: z.string().min(1),
  signatureInitials: z.string(),
  signatureFont: z.string(),
  /** GIF in Base64. */
  signatureImage: z.exactOptional(base64Bytes),
  initialsImage: z.exactOptional(base64Bytes),
  users: z
    .array(z.strictObject({ userId: guid, rights, isDefault: z.boolean().default(false) }))
    .default([]),
  groups: z.array(z.strictObject({ groupId: z.string(), rights })).default([]),
});

/** Signatures that belong to the account, with who may sign with them. */
export const accountSignaturesSection: SeedSection<z.infer<typeof schema>> = {
  name: 'accountSignatures',
  schema,
  after: ['groups'],
  async applySeed(state, { accountId, createdAt }, items) {
    for (const { signatureId, signatureImage, initialsImage, users, groups, ...face } of items)
      await state.of(accountSignatures).put(accountId, signatureId, {
        signatureId,
        face: { ...face, stampType: 'signature' },
        isDefault: false,
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
        users,
        groups,
      });
  },
};
