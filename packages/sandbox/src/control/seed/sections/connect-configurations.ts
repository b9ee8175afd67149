import { ConnectCustomConfiguration } from '@countersign/zod/esign-v2.1/schemas/connectCustomConfiguration';
import { z } from 'zod';
import { connectConfigurations } from '../../../connect/kinds.ts';
import type { SeedSection } from '../section.ts';

const schema = z.intersection(
  ConnectCustomConfiguration,
  z.looseObject({ connectId: z.string().regex(/^\d+$/, 'must be a number as text') }),
);

/** The configurations of Connect. */
export const section: SeedSection<z.infer<typeof schema>> = {
  name: 'connectConfigurations',
  schema,
  async plant(state, { accountId }, items) {
    for (const item of items)
      await state.of(connectConfigurations).put(accountId, item.connectId, item);
  },
};
