import type { Context } from '../../engine/context.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import { findTemplate } from '../templates/find-template.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';

/** A recipient that can stand for a list of people, and where its list is kept. */
export interface Found {
  template: StoredEnvelope;
  recipient: StoredRecipient;
  key: string;
}

/**
 * The signer of a template behind whom a list of people can stand.
 * @throws ServiceError PLAN_ITEM_NOT_ENABLED, TEMPLATE_ID_INVALID, INVALID_RECIPIENT_ID
 */
export async function findBulkRecipient(
  state: State,
  context: Context,
  { templateId, recipientId }: { templateId: string; recipientId: string },
  options: { change?: boolean } = {},
): Promise<Found> {
  requireFeature(context, ['allowBulkSend'], 'Bulk recipients are', 'PLAN_ITEM_NOT_ENABLED');
  const template = await findTemplate(state, context, templateId, options);
  const recipient = findRecipient(template, recipientId);
  if (recipient.type !== 'signer')
    throw new ServiceError(
      'INVALID_RECIPIENT_ID',
      `Recipient ${recipientId} of template ${templateId} is a ${recipient.type}; only a signer can stand for a list of people.`,
    );
  return { template, recipient, key: `${template.envelopeId}/${recipient.recipientIdGuid}` };
}
