import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import { createControl } from '../../src/control/client.ts';
import type { SandboxOptions } from '../../src/index.ts';
import { makePdf } from '../documents/make-pdf.ts';
import { startTest } from '../harness.ts';

/** Starts a sandbox that creates a client and a control client for each tenant of a test. */
export async function startControlTest(options: SandboxOptions = {}) {
  const test = await startTest(options);
  const control = (tenant: string) =>
    createControl('http://sandbox.test', {
      tenant,
      fetch: (request) => test.sandbox.fetch(request),
    });
  let tenants = 0;
  return {
    ...test,
    /** Creates the clients of a tenant that no other test uses; `once` as in `startTest`. */
    newTenant({ once = false } = {}) {
      tenants += 1;
      const tenant = `test-${tenants}`;
      return { tenant, client: test.client({ tenant, once }), control: control(tenant) };
    },
    control,
  };
}

const pdf = Buffer.from(await makePdf()).toString('base64');

/** An envelope for two signers, one after the other; the first has a text to fill in. */
export function definition(more: EnvelopeDefinition = {}): EnvelopeDefinition {
  const signHere = { documentId: '1', pageNumber: '1', xPosition: '100', yPosition: '200' };
  return {
    emailSubject: 'Lease of berth 12',
    status: 'sent',
    documents: [{ documentId: '1', name: 'Lease', fileExtension: 'pdf', documentBase64: pdf }],
    recipients: {
      signers: [
        {
          recipientId: '1',
          routingOrder: '1',
          name: 'Rosa Blum',
          email: 'rosa.blum@quayside.example',
          tabs: {
            signHereTabs: [signHere],
            textTabs: [{ ...signHere, yPosition: '300', tabLabel: 'berth', required: 'true' }],
          },
        },
        {
          recipientId: '2',
          routingOrder: '2',
          name: 'Omar Dahl',
          email: 'omar.dahl@quayside.example',
          tabs: { signHereTabs: [signHere] },
        },
      ],
    },
    ...more,
  };
}
