import { ConnectLog } from '@countersign/zod/esign-v2.1/schemas/connectLog';
import { z } from 'zod';
import { seededEntries } from '../../../connect/kinds.ts';
import type { SeedSection } from '../section.ts';

const schema = z.intersection(ConnectLog, z.looseObject({ failureId: z.string() }));

/** Entries of the failures of Connect that tell of messages from before the sandbox was there. */
export const section: SeedSection<z.infer<typeof schema>> = {
  name: 'connectFailures',
  schema,
  async plant(state, { accountId }, items) {
    for (const item of items)
      await state.of(seededEntries.failures).put(accountId, item.failureId, { ...item, accountId });
  },
};
