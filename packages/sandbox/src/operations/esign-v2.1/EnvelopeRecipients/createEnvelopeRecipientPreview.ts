import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireEditable } from '../../../envelope/statuses.js';
import { findPreviewed } from '../../../views/access/find-previewed.js';
import { embeddedGrant } from '../../../views/access/embedded-grant.js';
import { makeView } from '../../../views/access/make-view.js';

const previewable = ['created', 'sent', 'delivered', 'correct', 'completed', 'declined'] as const;

export const operation = defineOperation(
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
