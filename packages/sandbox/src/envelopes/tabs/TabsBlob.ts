import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find-envelope.ts';

// The content that the service stores here is not documented, so no content is stored or returned.
export const TabsBlob_getTabsBlob = defineOperation(
  'TabsBlob_getTabsBlob',
  async (state, { path }, context) => {
    await findEnvelope(state, context, path.envelopeId);
    return { status: 200 };
  },
);

export const TabsBlob_putTabsBlob = defineOperation(
  'TabsBlob_putTabsBlob',
  async (state, { path }, context) => {
    await findEnvelope(state, context, path.envelopeId, { change: true });
    return { status: 200 };
  },
);
