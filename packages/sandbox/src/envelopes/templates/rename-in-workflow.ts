import type { Workflow } from '@countersign/types/esign-v2.1';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { roleOf } from './merge-layers.ts';

/** The roles of the recipients of a template, by their IDs there. */
export type RolesById = ReadonlyMap<string, string>;

export function listRoles(recipients: readonly StoredRecipient[]): RolesById {
  return new Map(recipients.map((one) => [one.recipientId, roleOf(one)]));
}

/**
 * The workflow of a template with the IDs that its recipients have in an envelope, where the ID of a
 * role can be another one.
 * @param roles those of the recipients of the template
 * @param recipients those of the envelope
 */
export function renameInWorkflow(
  workflow: Workflow,
  roles: RolesById,
  recipients: readonly StoredRecipient[],
): Workflow {
  if (workflow.workflowSteps === undefined) return workflow;
  // The first one of a role counts.
  const byRole = new Map(recipients.toReversed().map((one) => [roleOf(one), one.recipientId]));
  const rename = <Part extends { recipientId?: string | undefined }>(part: Part): Part => {
    const role = roles.get(part.recipientId ?? '') ?? '';
    const recipientId = role === '' ? undefined : byRole.get(role);
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
