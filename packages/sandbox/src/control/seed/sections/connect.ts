import { ConnectCustomConfiguration } from '@countersign/zod/esign-v2.1/schemas/connectCustomConfiguration';
import { ConnectLog } from '@countersign/zod/esign-v2.1/schemas/connectLog';
import { z } from 'zod';
import { connectConfigurations, seededEntries } from '../../../connect/kinds.ts';
import type { SeedSection } from '../section.ts';
import { numeral } from '../fields.ts';

const connectConfigurationSchema = z.intersection(
  ConnectCustomConfiguration,
  z.looseObject({ connectId: numeral }),
);

/** The configurations of Connect. */
export const connectConfigurationsSection: SeedSection<z.infer<typeof connectConfigurationSchema>> =
  {
    name: 'connectConfigurations',
    schema: connectConfigurationSchema,
    async applySeed(state, { accountId }, items) {
      for (const item of items)
        await state.of(connectConfigurations).put(accountId, item.connectId, item);
    },
  };

const connectLogSchema = z.intersection(ConnectLog, z.looseObject({ logId: z.string() }));

/** Entries of the log of Connect that tell of messages from before the sandbox was there. */
export const connectLogsSection: SeedSection<z.infer<typeof connectLogSchema>> = {
  name: 'connectLogs',
  schema: connectLogSchema,
  async applySeed(state, { accountId }, items) {
    for (const item of items)
      await state.of(seededEntries.logs).put(accountId, item.logId, { ...item, accountId });
  },
};

const connectFailureSchema = z.intersection(ConnectLog, z.looseObject({ failureId: z.string() }));

/** Entries of the failures of Connect that tell of messages from before the sandbox was there. */
export const connectFailuresSection: SeedSection<z.infer<typeof connectFailureSchema>> = {
  name: 'connectFailures',
  schema: connectFailureSchema,
  async applySeed(state, { accountId }, items) {
    for (const item of items)
      await state.of(seededEntries.failures).put(accountId, item.failureId, { ...item, accountId });
  },
};
