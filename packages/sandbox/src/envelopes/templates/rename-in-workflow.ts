import type { Workflow } from '@countersign/types/esign-v2.1';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { roleOf } from './merge-layers.ts';

/** The roles of the recipients of a template, by their IDs there. */
export type RolesById = ReadonlyMap<string, string>;

export function listRoles(recipients: readonly StoredRecipient[]): RolesById {
  return new Map(recipients.map((one) => [one.recipientId, roleOf(one)]));
}

/**
 * Finds the ID that the recipient of a template has in an envelope, where the ID of a role can be
 * another one.
 * @param roles those of the recipients of the template
 * @param recipients those of the envelope
 */
export function findByRole(
  roles: RolesById,
  recipients: readonly StoredRecipient[],
): (recipientId: string) => string | undefined {
  // The first one of a role counts.
  const byRole = new Map(recipients.toReversed().map((one) => [roleOf(one), one.recipientId]));
  return (recipientId) => {
    const role = roles.get(recipientId) ?? '';
    return role === '' ? undefined : byRole.get(role);
  };
}

/**
 * A workflow whose recipients have other IDs.
 * @param findId the new ID of a recipient; nothing for those that keep theirs
 */
export function renameInWorkflow(
  workflow: Workflow,
  findId: (recipientId: string) => string | undefined,
): Workflow {
  if (workflow.workflowSteps === undefined) return workflow;
  const rename = <Part extends { recipientId?: string | undefined }>(part: Part): Part => {
    const recipientId = findId(part.recipientId ?? '');
    return recipientId === undefined ? part : { ...part, recipientId };
  };
  const workflowSteps = workflow.workflowSteps.map((step) => {
    const { conditionalRecipients } = step.recipientRouting?.rules ?? {};
    if (conditionalRecipients === undefined) return step;
    const renamed = conditionalRecipients.map(({ conditions = [], ...rule }) => ({
      ...rename(rule),
      conditions: conditions.map(({ filters = [], ...condition }) => ({
        ...condition,
        filters: filters.map(rename),
      })),
    }));
    return { ...step, recipientRouting: { rules: { conditionalRecipients: renamed } } };
  });
  return { ...workflow, workflowSteps };
}
