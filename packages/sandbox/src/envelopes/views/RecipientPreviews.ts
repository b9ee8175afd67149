import type { RecipientPreviewRequest, ViewUrl } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { defineOperation } from '../../engine/operation.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { findEnvelope } from '../find-envelope.ts';
import { findTemplate } from '../find-template.ts';
import { requireStatus } from '../guards.ts';
import { findPreviewed } from './access/find-viewed-recipient.ts';
import { embeddedGrant, requireMembers } from './access/grants.ts';
import { makeView } from './access/make-view.ts';

// An envelope may be previewed only by users who may change it; a template by all who may use it.

export const EnvelopeRecipients_createEnvelopeRecipientPreview = defineOperation(
  'EnvelopeRecipients_createEnvelopeRecipientPreview',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireStatus(envelope, 'openPreview');
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

async function makePreview(
  state: State,
  context: Context,
  found: StoredEnvelope,
  request: RecipientPreviewRequest,
): Promise<ViewUrl> {
  requireMembers(request, ['returnUrl']);
  const grant = embeddedGrant(found, findPreviewed(found, request), request);
  return makeView(state, context, { ...grant, view: 'preview' });
}
