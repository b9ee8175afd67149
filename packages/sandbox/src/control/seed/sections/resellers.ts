import { z } from 'zod';
import { resellers, type StoredReseller } from '../../../state/model/account.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const resellerSchema = z.strictObject({
  integrationKey: z.guid(),
  distributorCode: z.string().min(1),
  distributorPassword: z.string().min(1),
  defaultPlanId: z.string(),
  planPromotionText: z.string().default(''),
});

/** Clients that may create accounts, with their credentials and plans. */
export const resellersSection: SeedSection<StoredReseller> = {
  name: 'resellers',
  schema: resellerSchema,
  async applySeed(state, _account, items) {
    for (const one of items)
      await state.of(resellers).put('', one.integrationKey.toLowerCase(), one);
  },
};
