import { envelope } from '@countersign/sandbox/testing';
import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';

const place = { documentId: '1', pageNumber: '1', xPosition: '100', yPosition: '200' };
const signHereTabs = [place];
const textTabs = [{ ...place, yPosition: '300', tabLabel: 'berth', required: 'true' }];

const lease = envelope('Lease of berth 12').document('Lease', 'The berth is let.').sentTo(
  {
    name: 'Rosa Blum',
    email: 'rosa.blum@quayside.example',
    tabs: { signHereTabs, textTabs },
  },
  { name: 'Omar Dahl', email: 'omar.dahl@quayside.example', tabs: { signHereTabs } },
);

/** An envelope for two signers, one after the other; the first has a text to fill in. */
export function definition(more: EnvelopeDefinition = {}): EnvelopeDefinition {
  return lease.with(more).build();
}
