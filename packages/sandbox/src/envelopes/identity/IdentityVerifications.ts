import { defineOperation } from '../../engine/operation.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { listWorkflows } from '../../account/settings/identity-workflows.ts';

/** The words for workflows that senders cannot select. */
const disabledWords = new Set(['deactivated', 'disabled', 'inactive']);

export const IdentityVerifications_list = defineOperation(
  'IdentityVerifications_list',
  async (state, { query }, context) => {
    requireFeature(context, ['allowIDVPlatform'], 'Identity verification is');
    const status = query.identity_verification_workflow_status?.toLowerCase();
    const all = await listWorkflows(state, context.account.accountId);
    const identityVerification = all.filter(({ isDisabled }) => {
      if (status === 'active') return isDisabled !== 'true';
      return status === undefined || !disabledWords.has(status) || isDisabled === 'true';
    });
    return { status: 200, body: { identityVerification } };
  },
);
