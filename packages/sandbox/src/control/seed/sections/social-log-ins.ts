import { z } from 'zod';
import { socialLogIns } from '../../../account/log-in/social-log-ins.ts';
import { guid, optionalText } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const schema = z.strictObject({
  userId: guid,
  provider: z.string().min(1),
  socialId: optionalText,
  email: optionalText,
  userName: optionalText,
});

/** The log-ins of users at social networks. */
export const socialLogInsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'socialLogIns',
  schema,
  async applySeed(state, _account, items) {
    for (const { userId, ...logIn } of items) {
      const before = (await state.of(socialLogIns).get('', userId)) ?? [];
      const others = before.filter(({ provider }) => provider !== logIn.provider);
      await state.of(socialLogIns).put('', userId, [...others, logIn]);
    }
  },
};
