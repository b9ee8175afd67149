import { z } from 'zod';
import { brands, type StoredResource } from '../../../state/model/brands.ts';
import { members } from '../../../state/model/account.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { base64Bytes, guid, optionalText } from '../../../frame/seed/fields.ts';

const image = z.exactOptional(base64Bytes);
const pairs = z.array(z.strictObject({ name: z.string(), value: z.string() })).default([]);
/** The texts that the brand has changed, and the user who did. */
const resource = z.exactOptional(
  z.strictObject({ userId: guid, texts: z.record(z.string(), z.string()) }),
);

const schema = z.strictObject({
  brandId: guid,
  brandName: z.string().min(1),
  isSendingDefault: z.boolean().default(false),
  isSigningDefault: z.boolean().default(false),
  brandCompany: optionalText,
  isOverridingCompanyName: z.boolean().default(false),
  brandLanguages: z.array(z.string()).default(['en']),
  defaultBrandLanguage: z.string().default('en'),
  colors: pairs,
  landingPages: pairs,
  links: z
    .array(
      z.strictObject({
        linkType: z.enum(['aboutDocusign', 'closeButton']),
        linkText: optionalText,
        urlOrMailTo: optionalText,
        showLink: z.exactOptional(z.enum(['true', 'false'])),
      }),
    )
    .default([]),
  /** PNG in Base64. */
  logos: z.strictObject({ primary: image, secondary: image, email: image }).default({}),
  resources: z
    .strictObject({
      sending: resource,
      signing: resource,
      email: resource,
      signing_captive: resource,
    })
    .default({}),
});

/** Brands: the appearance of the account to senders and recipients. */
export const brandsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'brands',
  schema,
  async applySeed(state, { accountId, createdAt }, items) {
    for (const item of items) {
      const { brandId, brandName, isSendingDefault, isSigningDefault, ...more } = item;
      const { logos, resources, ...details } = more;
      const images: Record<string, string> = {};
      for (const [type, bytes] of Object.entries(logos))
        images[type] = await state.contents.put(bytes);
      const files: Record<string, StoredResource> = {};
      for (const [type, { userId, texts }] of Object.entries(resources)) {
        const member = await state.of(members).get(accountId, userId);
        const { userName = '', email = '' } = member ?? {};
        const createdBy = { userId, userName, email };
        files[type] = { texts, dropped: [], createdAt, createdBy };
      }
      await state.of(brands).put(accountId, brandId, {
        brandId,
        brandName,
        isSendingDefault,
        isSigningDefault,
        details,
        logos: images,
        resources: files,
      });
    }
  },
};
