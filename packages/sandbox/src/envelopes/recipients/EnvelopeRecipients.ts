import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { saveEnvelope } from '../save.ts';
import { seenEnvelope } from '../seen-envelope.ts';
import { requireEditable } from '../statuses.ts';
import { embeddedGrant } from '../views/access/embedded-grant.ts';
import { findPreviewed } from '../views/access/find-previewed.ts';
import { makeView } from '../views/access/make-view.ts';
import { createRecipients } from './create-recipients.ts';
import { deleteRecipients } from './delete-recipients.ts';
import { presentRecipients } from './present-recipients.ts';
import { namedRecipients } from './recipient-lists.ts';
import { updateRecipients } from './update-recipients.ts';

export const EnvelopeRecipients_list = defineOperation(
  'EnvelopeRecipients_list',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return {
      status: 200,
      body: presentRecipients(seenEnvelope(context, envelope), {
        tabs: query.include_tabs === 'true',
      }),
    };
  },
);

export const EnvelopeRecipients_create = defineOperation(
  'EnvelopeRecipients_create',
  async (state, { path, query, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const resend = query.resend_envelope === 'true';
    const added = await createRecipients(state, context, envelope, body, { resend });
    await saveEnvelope(state, envelope);
    return { status: 201, body: added };
  },
);

export const EnvelopeRecipients_update = defineOperation(
  'EnvelopeRecipients_update',
  async (state, { path, query, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const resend = query.resend_envelope === 'true';
    // A call without a body asks for nothing but the e-mails.
    if (body === undefined && !resend) return { status: 200, body: { recipientUpdateResults: [] } };
    const recipientUpdateResults = await updateRecipients(state, context, envelope, body ?? {}, {
      resend,
      combine: query.combine_same_order_recipients === 'true',
    });
    await saveEnvelope(state, envelope);
    return { status: 200, body: { recipientUpdateResults } };
  },
);

export const EnvelopeRecipients_delete = defineOperation(
  'EnvelopeRecipients_delete',
  async (state, { path, header }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    await deleteRecipients(state, context, envelope, [path.recipientId]);
    await saveEnvelope(state, envelope);
    return { status: 200, body: presentRecipients(envelope) };
  },
);

const previewable = ['created', 'sent', 'delivered', 'correct', 'completed', 'declined'] as const;

export const EnvelopeRecipients_createEnvelopeRecipientPreview = defineOperation(
  'EnvelopeRecipients_createEnvelopeRecipientPreview',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(envelope, previewable, 'A preview opens');
    const view = await makeView(state, context, {
      ...embeddedGrant(envelope, findPreviewed(envelope, body), body),
      view: 'preview',
    });
    return { status: 201, body: view };
  },
);

export const EnvelopeRecipients_deleteList = defineOperation(
  'EnvelopeRecipients_deleteList',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    await deleteRecipients(state, context, envelope, namedRecipients(body));
    await saveEnvelope(state, envelope);
    return { status: 200, body: presentRecipients(envelope) };
  },
);
