import { z } from 'zod';
import { eNoteConfigurations } from '../../../account/e-notes/e-note-configuration.ts';
import { seals, signatureProviders } from '../../../account/signature-providers/providers.ts';
import { guid, optionalText } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const sealSchema = z.strictObject({
  sealName: z.string().min(1),
  sealDisplayName: z.string().min(1),
});

/** The electronic seals of the account. */
export const sealsSection: SeedSection<z.infer<typeof sealSchema>> = {
  name: 'seals',
  schema: sealSchema,
  async applySeed(state, { accountId }, items) {
    for (const item of items) await state.of(seals).put(accountId, item.sealName, item);
  },
};

const providerSchema = z.strictObject({
  signatureProviderId: guid,
  signatureProviderName: z.string().min(1),
  signatureProviderDisplayName: z.string().min(1),
  isRequired: z.enum(['true', 'false']).default('false'),
  priority: z.string().regex(/^\d+$/).default('1'),
});

/** The signature providers of the account. */
export const signatureProvidersSection: SeedSection<z.infer<typeof providerSchema>> = {
  name: 'signatureProviders',
  schema: providerSchema,
  async applySeed(state, { accountId }, items) {
    for (const item of items)
      await state.of(signatureProviders).put(accountId, item.signatureProviderId, item);
  },
};

const eNoteSchema = z.strictObject({
  organization: z.string().min(1),
  userName: optionalText,
  password: optionalText,
  apiKey: optionalText,
});

/** The connection of the account to its vault for electronic notes: at most one item. */
export const eNoteConfigurationsSection: SeedSection<z.infer<typeof eNoteSchema>> = {
  name: 'eNoteConfigurations',
  schema: eNoteSchema,
  async applySeed(state, { accountId }, items) {
    for (const item of items) await state.of(eNoteConfigurations).put(accountId, '', item);
  },
};
