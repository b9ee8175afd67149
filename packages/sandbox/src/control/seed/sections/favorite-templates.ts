import { z } from 'zod';
import { favoriteTemplates } from '../../../state/model/shares-and-favorites.ts';
import type { SeedSection } from '../section.ts';

const schema = z.strictObject({
  userId: z.guid(),
  templateId: z.guid(),
  favoritedDate: z.iso.datetime(),
});

/** The templates that users have marked. */
export const section: SeedSection<z.infer<typeof schema>> = {
  name: 'favoriteTemplates',
  schema,
  async plant(state, { accountId }, items) {
    const kept = state.of(favoriteTemplates);
    for (const { userId, templateId, favoritedDate } of items) {
      const before = (await kept.get(accountId, userId)) ?? [];
      const others = before.filter((one) => one.templateId !== templateId);
      await kept.put(accountId, userId, [...others, { templateId, at: Date.parse(favoritedDate) }]);
    }
  },
};
