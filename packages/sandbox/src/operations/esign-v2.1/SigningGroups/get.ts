import { defineOperation } from '../../../engine/operation.ts';
import { findSigningGroup } from '../../../signing-groups/find-signing-group.ts';
import { presentSigningGroup } from '../../../signing-groups/present-signing-group.ts';
import { requireSigningGroups } from '../../../signing-groups/require-signing-groups.ts';

export const operation = defineOperation('SigningGroups_get', async (state, { path }, context) => {
  requireSigningGroups(context);
  const group = await findSigningGroup(state, context, path.signingGroupId);
  return { status: 200, body: presentSigningGroup(group) };
});
