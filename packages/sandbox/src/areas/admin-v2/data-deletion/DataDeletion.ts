import type { DataRedactionStatus } from '@countersign/types/admin-v2';
import { members } from '../../../state/model/account.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { defineAccountOperation } from '../define-account-operation.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { findAccount } from '../organization-context.ts';
import { explainRefusal, redactMembership } from './redact-membership.ts';

/**
 * Deletes the data of a membership that was closed a day ago or earlier.
 * @evidence public
 */
export const DataDeletion_redactIndividualMembershipData = defineAccountOperation(
  'DataDeletion_redactIndividualMembershipData',
  async (state, { body }, { account }) => {
    const userId = body.user_id.toLowerCase();
    const member = await state.of(members).get(account.accountId, userId);
    const refusal = explainRefusal(state, account, member, userId);
    if (member === undefined) throw new AdminRefusal('not_found', refusal ?? '');
    if (refusal !== undefined) throw new AdminRefusal('invalid_request', refusal);
    const status = await redactMembership(state, account, member);
    return {
      status: 200,
      body: {
        user_id: userId,
        membership_results: [{ account_id: account.accountId, status }],
        status,
      },
    };
  },
);

/**
 * Deletes the data of memberships that were closed a day ago or earlier.
 * @evidence public
 */
export const DataDeletion_redactIndividualUserData = defineOrganizationOperation(
  'DataDeletion_redactIndividualUserData',
  async (state, { body }, admin) => {
    const userId = body.user_id.toLowerCase();
    const refusals: (string | undefined)[] = [];
    const results: { account_id: string; status: DataRedactionStatus }[] = [];
    for (const { account_id } of body.memberships) {
      const account = findAccount(admin, account_id);
      const member = await state.of(members).get(account.accountId, userId);
      const refusal = explainRefusal(state, account, member, userId);
      refusals.push(refusal);
      const status =
        member === undefined || refusal !== undefined
          ? 'failure'
          : await redactMembership(state, account, member);
      results.push({ account_id: account.accountId, status });
    }
    const sentences = refusals.flatMap((one) => one ?? []);
    if (sentences.length === results.length)
      throw new AdminRefusal('invalid_request', sentences.join(' '));
    for (const [at, message] of refusals.entries())
      if (message !== undefined)
        admin.warn({ code: 'data-not-deleted', at: `/memberships/${at}/account_id`, message });
    return {
      status: 200,
      body: {
        user_id: userId,
        membership_results: results,
        status: joinStatuses(results.map(({ status }) => status)),
      },
    };
  },
);

/** The status of a user is that of the membership with which there is most left to do. */
function joinStatuses(statuses: readonly DataRedactionStatus[]): DataRedactionStatus {
  const order = ['failure', 'pending', 'success'] as const;
  return order.find((status) => statuses.includes(status)) ?? 'already_redacted';
}
