import { defineOperation } from '../../../engine/operation.js';
import { findSigningGroup } from '../../../signing-groups/find-signing-group.js';
import { presentSigningGroup } from '../../../signing-groups/present-signing-group.js';
import { requireSigningGroups } from '../../../signing-groups/require-signing-groups.js';

export const operation = defineOperation('SigningGroups_get', async (state, { path }, context) => {
  requireSigningGroups(context);
  const group = await findSigningGroup(state, context, path.signingGroupId);
  return { status: 200, body: presentSigningGroup(group) };
});
