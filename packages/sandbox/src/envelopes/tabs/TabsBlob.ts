import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find-envelope.ts';

// What the service keeps there is not public, so there is nothing to keep or to give.
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
