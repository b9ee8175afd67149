import { z } from 'zod';
import {
  customSettings,
  type StoredSignature,
  userProfiles,
  userSignatures,
} from '../../../state/model/users.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { base64Bytes, guid, optionalFlag, optionalText } from '../../../frame/seed/fields.ts';

const userProfileSchema = z.strictObject({
  userId: guid,
  companyName: optionalText,
  title: optionalText,
  displayProfile: optionalFlag,
  displayPersonalInfo: optionalFlag,
  displayOrganizationInfo: optionalFlag,
  displayUsageHistory: optionalFlag,
  address: z.exactOptional(
    z.strictObject({
      address1: optionalText,
      address2: optionalText,
      city: optionalText,
      stateOrProvince: optionalText,
      postalCode: optionalText,
      country: optionalText,
      phone: optionalText,
      fax: optionalText,
    }),
  ),
  /** GIF in Base64. */
  image: z.exactOptional(base64Bytes),
  customSettings: z.record(z.string(), z.string()).default({}),
});

/** User profiles, with the custom settings that other systems store with a user. */
export const userProfilesSection: SeedSection<z.infer<typeof userProfileSchema>> = {
  name: 'userProfiles',
  schema: userProfileSchema,
  async applySeed(state, { accountId, createdAt }, items) {
    for (const { userId, image, customSettings: settings, ...profile } of items) {
      await state.of(userProfiles).put(accountId, userId, {
        profile,
        ...(image !== undefined && {
          imageId: await state.contents.put(image),
        }),
        modifiedAt: createdAt,
      });
      const pairs = Object.entries(settings).map(([name, value]) => ({ name, value }));
      await state.of(customSettings).put(accountId, userId, { '': pairs });
    }
  },
};

const signatureSchema = z.strictObject({
  signatureId: guid,
  userId: guid,
  signatureName: z.string().min(1),
  signatureInitials: z.string(),
  signatureFont: z.string(),
  isDefault: z.boolean().default(false),
  /** GIF in Base64. */
  signatureImage: z.exactOptional(base64Bytes),
  initialsImage: z.exactOptional(base64Bytes),
});

/** Signatures that users have adopted. */
export const signaturesSection: SeedSection<z.infer<typeof signatureSchema>> = {
  name: 'signatures',
  schema: signatureSchema,
  async applySeed(state, { accountId, createdAt }, items) {
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
