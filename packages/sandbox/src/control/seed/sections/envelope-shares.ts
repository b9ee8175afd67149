import { z } from 'zod';
import { envelopeShares } from '../../../state/model/shares-and-favorites.ts';
import type { SeedSection } from '../section.ts';

const schema = z.strictObject({ userId: z.guid(), sharedTo: z.array(z.guid()) });

/** Whom users share their envelopes with. */
export const section: SeedSection<z.infer<typeof schema>> = {
  name: 'envelopeShares',
  schema,
  async plant(state, { accountId }, items) {
    for (const { userId, sharedTo } of items)
      await state.of(envelopeShares).put(accountId, userId, sharedTo);
  },
};
