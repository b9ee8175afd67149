import { defineOperation } from '../../../engine/operation.js';
import { shareWithGroups } from '../../../shared-access/group-share.js';

export const operation = defineOperation(
  'Templates_deleteGroupShare',
  async (state, { path, body }, context) => ({
    status: 200,
    body: await shareWithGroups(state, context, path.templateId, body, false),
  }),
);
