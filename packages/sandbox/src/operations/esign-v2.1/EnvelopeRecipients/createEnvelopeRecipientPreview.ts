import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireEditable } from '../../../envelope/statuses.ts';
import { findPreviewed } from '../../../views/access/find-previewed.ts';
import { embeddedGrant } from '../../../views/access/embedded-grant.ts';
import { makeView } from '../../../views/access/make-view.ts';

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
