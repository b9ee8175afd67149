import { z } from 'zod';
import { storages } from '../../../account/cloud-storage/storages.ts';
import { guid, numeral } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const schema = z.strictObject({
  serviceId: numeral,
  userId: guid,
  service: z.string().min(1),
  redirectUrl: z.string().default(''),
});

/** The storages at other companies that users have connected. */
export const cloudStoragesSection: SeedSection<z.infer<typeof schema>> = {
  name: 'cloudStorages',
  schema,
  async applySeed(state, { accountId }, items) {
    for (const { userId, ...storage } of items) {
      const before = (await state.of(storages).get(accountId, userId)) ?? [];
      const others = before.filter(({ serviceId }) => serviceId !== storage.serviceId);
      await state.of(storages).put(accountId, userId, [...others, storage]);
    }
  },
};
