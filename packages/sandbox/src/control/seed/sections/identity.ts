import { AccountIdentityVerificationWorkflow } from '@countersign/zod/esign-v2.1/schemas/accountIdentityVerificationWorkflow';
import { z } from 'zod';
import { formatProofId } from '../../../envelopes/identity/proof.ts';
import { findWorkflow, getWorkflowName } from '../../../account/settings/identity-workflows.ts';
import { identityProofs, identityWorkflows } from '../../../state/model/identity.ts';
import { dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { SeedError } from '../../../frame/seed/seed.ts';

const workflowSchema = AccountIdentityVerificationWorkflow.refine(
  ({ workflowId }) => workflowId !== undefined,
  'requires a workflowId',
);

/** The identity verification workflows that an account has in addition to the usual ones. */
export const identityWorkflowsSection: SeedSection<z.infer<typeof workflowSchema>> = {
  name: 'identityWorkflows',
  schema: workflowSchema,
  async applySeed(state, { accountId }, items) {
    for (const one of items)
      await state.of(identityWorkflows).put(accountId, one.workflowId?.toLowerCase() ?? '', one);
  },
};

const proofSchema = z.strictObject({
  recipientIdGuid: guid,
  envelopeId: guid,
  workflowId: guid,
  attempts: z
    .array(
      z.strictObject({
        dateTime: dateTimeText,
        check: z.enum(['id_document', 'liveness', 'phone', 'sms', 'knowledge']),
        outcome: z.enum(['passed', 'failed', 'manual-review']).default('passed'),
        reason: z.exactOptional(z.string()),
        evidence: z.record(z.string(), z.string()).default({}),
      }),
    )
    .min(1),
});

/** The evidence that recipients provided of their identity. */
export const identityProofsSection: SeedSection<z.infer<typeof proofSchema>> = {
  name: 'identityProofs',
  schema: proofSchema,
  after: ['envelopes', 'identityWorkflows'],
  async applySeed(state, { accountId }, items) {
    for (const { workflowId, attempts, envelopeId, recipientIdGuid } of items) {
      const workflow = await findWorkflow(state, accountId, workflowId);
      if (workflow === undefined)
        throw new SeedError(`identityProofs: the account has no workflow ${workflowId}`);
      const envelope = await state.envelopes.get(envelopeId);
      const recipient = envelope?.recipients.find((one) => one.recipientIdGuid === recipientIdGuid);
      if (envelope === undefined || recipient === undefined)
        throw new SeedError(
          `identityProofs: envelope ${envelopeId} has no recipient ${recipientIdGuid}`,
        );
      await state.of(identityProofs).put(accountId, formatProofId(envelope, recipient), {
        envelopeId,
        recipientIdGuid,
        name: recipient.details.name ?? '',
        email: recipient.details.email ?? '',
        workflowId,
        workflowName: getWorkflowName(workflow),
        attempts: attempts.map(({ dateTime, ...attempt }) => ({
          at: parseTime(dateTime) ?? 0,
          ...attempt,
        })),
      });
    }
  },
};
