import { defineOperation } from '../../../engine/operation.ts';
import { listEnvelopes } from '../../../envelope/list-envelopes.ts';

export const operation = defineOperation(
  'Envelopes_listStatusChanges',
  async (state, { query }, context) => ({
    status: 200,
    body: await listEnvelopes(state, context, '/envelopes', query),
  }),
);
