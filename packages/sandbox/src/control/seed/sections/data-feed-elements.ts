import { z } from 'zod';
import { dataFeedElements } from '../../../state/model/data-feed-elements.ts';
import { guid } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const schema = z.strictObject({ dataFeedElementId: guid });

/** The entries of data feeds, whose content is not documented. */
export const dataFeedElementsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'dataFeedElements',
  schema,
  async applySeed(state, { accountId }, items) {
    for (const { dataFeedElementId } of items)
      await state.of(dataFeedElements).put(accountId, dataFeedElementId, true);
  },
};
