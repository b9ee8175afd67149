import type { RecipientPreviewRequest, Recipients, ViewUrl } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { defineOperation } from '../../engine/operation.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { defineForBoth } from '../define-for-both.ts';
import { findEnvelope } from '../find.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { seenEnvelope } from '../seen-envelope.ts';
import { requireEditable } from '../statuses.ts';
import { findTemplate } from '../templates/find-template.ts';
import { embeddedGrant } from '../views/access/embedded-grant.ts';
import { findPreviewed } from '../views/access/find-previewed.ts';
import { makeView } from '../views/access/make-view.ts';
import { createRecipients } from './create-recipients.ts';
import { deleteRecipients } from './delete-recipients.ts';
import { presentOutcome } from './present-outcome.ts';
import { presentRecipients } from './present-recipients.ts';
import { namedRecipients } from './recipient-lists.ts';
import { updateRecipients } from './update-recipients.ts';

export const [EnvelopeRecipients_list, TemplateRecipients_list] = defineForBoth(
  'EnvelopeRecipients_list',
  'TemplateRecipients_list',
  async (_state, { query }, context, open) => {
    const { found } = await open();
    const tabs = query.include_tabs === 'true';
    return { status: 200, body: presentRecipients(seenEnvelope(context, found), { tabs }) };
  },
);

export const [EnvelopeRecipients_create, TemplateRecipients_create] = defineForBoth(
  'EnvelopeRecipients_create',
  'TemplateRecipients_create',
  async (state, { query, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const resend = found.kind === 'envelope' && query.resend_envelope === 'true';
    const added = await createRecipients(state, context, found, body, { resend });
    await save();
    return { status: 201, body: added };
  },
);

export const [EnvelopeRecipients_update, TemplateRecipients_update] = defineForBoth(
  'EnvelopeRecipients_update',
  'TemplateRecipients_update',
  async (state, { query, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const resend = found.kind === 'envelope' && query.resend_envelope === 'true';
    const combine =
      'combine_same_order_recipients' in query && query.combine_same_order_recipients === 'true';
    // A call without a body asks for nothing but the e-mails; templates require one.
    if (body === undefined && !resend) return { status: 200, body: { recipientUpdateResults: [] } };
    const recipientUpdateResults = await updateRecipients(state, context, found, body ?? {}, {
      resend,
      combine: found.kind === 'envelope' && combine,
    });
    await save();
    return { status: 200, body: { recipientUpdateResults } };
  },
);

export const [EnvelopeRecipients_delete, TemplateRecipients_delete] = defineForBoth(
  'EnvelopeRecipients_delete',
  'TemplateRecipients_delete',
  async (state, { path, header }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const deleted = await deleteRecipients(state, context, found, [path.recipientId]);
    await save();
    return { status: 200, body: presentDeleted(found, deleted) };
  },
);

export const [EnvelopeRecipients_deleteList, TemplateRecipients_deleteList] = defineForBoth(
  'EnvelopeRecipients_deleteList',
  'TemplateRecipients_deleteList',
  async (state, { header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const deleted = await deleteRecipients(state, context, found, namedRecipients(body));
    await save();
    return { status: 200, body: presentDeleted(found, deleted) };
  },
);

/** Envelopes answer with the recipients that are left, templates with those that were deleted. */
function presentDeleted(found: StoredEnvelope, deleted: readonly StoredRecipient[]): Recipients {
  return found.kind === 'envelope' ? presentRecipients(found) : presentOutcome(found, deleted);
}

const previewable = ['created', 'sent', 'delivered', 'correct', 'completed', 'declined'] as const;

// Only the preview of an envelope counts as a change, which its recipients may not make.

export const EnvelopeRecipients_createEnvelopeRecipientPreview = defineOperation(
  'EnvelopeRecipients_createEnvelopeRecipientPreview',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(envelope, previewable, 'A preview opens');
    return { status: 201, body: await makePreview(state, context, envelope, body) };
  },
);

export const TemplateRecipients_createTemplateRecipientPreview = defineOperation(
  'TemplateRecipients_createTemplateRecipientPreview',
  async (state, { path, body }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return { status: 201, body: await makePreview(state, context, template, body) };
  },
);

function makePreview(
  state: State,
  context: Context,
  found: StoredEnvelope,
  request: RecipientPreviewRequest,
): Promise<ViewUrl> {
  const grant = embeddedGrant(found, findPreviewed(found, request), request);
  return makeView(state, context, { ...grant, view: 'preview' });
}
