import { defineOperation } from '../../../engine/operation.ts';
import { shareWithGroups } from '../../../shared-access/group-share.ts';

export const operation = defineOperation(
  'Templates_deleteGroupShare',
  async (state, { path, body }, context) => ({
    status: 200,
    body: await shareWithGroups(state, context, path.templateId, body, false),
  }),
);
