import { z } from 'zod';
import { customSettings, userProfiles } from '../../../state/model/users.ts';
import { base64Bytes } from '../base64-bytes.ts';
import type { SeedSection } from '../section.ts';

const flag = z.exactOptional(z.enum(['true', 'false']));
const text = z.exactOptional(z.string());

const schema = z.strictObject({
  userId: z.guid().toLowerCase(),
  companyName: text,
  title: text,
  displayProfile: flag,
  displayPersonalInfo: flag,
  displayOrganizationInfo: flag,
  displayUsageHistory: flag,
  address: z.exactOptional(
    z.strictObject({
      address1: text,
      address2: text,
      city: text,
      stateOrProvince: text,
      postalCode: text,
      country: text,
      phone: text,
      fax: text,
    }),
  ),
  /** GIF in Base64. */
  image: z.exactOptional(base64Bytes),
  customSettings: z.record(z.string(), z.string()).default({}),
});

/** What users tell about themselves, and what other systems keep with them. */
export const section: SeedSection<z.infer<typeof schema>> = {
  name: 'userProfiles',
  schema,
  async plant(state, { accountId, createdAt }, items) {
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
