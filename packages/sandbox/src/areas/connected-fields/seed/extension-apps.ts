import { z } from 'zod';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { extensionApps } from '../../../state/model/extension-apps.ts';
import { tabSchema } from '../tab-schema.ts';

const schema = z.strictObject({ appId: z.string().min(1), tabs: z.array(tabSchema).min(1) });

/** The extension apps that an account has installed. */
export const extensionAppsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'extensionApps',
  schema,
  async applySeed(state, { accountId }, items) {
    for (const app of items) await state.of(extensionApps).put(accountId, app.appId, app);
  },
};
