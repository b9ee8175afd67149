import { mockAddress } from '../samples/mock-address.ts';

/** The program of the start page. A test runs it as it is shown. */
export const fiveLines = `import { createClient } from '@countersign/client';
import { envelopesListStatusChanges } from '@countersign/client/esign-v2.1';
const path = { accountId: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60' };
const client = createClient({ baseUrl: '${mockAddress}/restapi', token: 'sandbox', path });
for await (const { status, emailSubject } of envelopesListStatusChanges(client, { query: { from_date: '2026-01-01' } })) console.log(status, emailSubject);
`;
