import { ConnectLog } from '@countersign/zod/esign-v2.1/schemas/connectLog';
import { z } from 'zod';
import { seededEntries } from '../../../connect/kinds.ts';
import type { SeedSection } from '../section.ts';

const schema = z.intersection(ConnectLog, z.looseObject({ logId: z.string() }));

/** Entries of the log of Connect that tell of messages from before the sandbox was there. */
export const section: SeedSection<z.infer<typeof schema>> = {
  name: 'connectLogs',
  schema,
  async plant(state, { accountId }, items) {
    for (const item of items)
      await state.of(seededEntries.logs).put(accountId, item.logId, { ...item, accountId });
  },
};
