import { afterAll, expect, test } from 'vitest';
import { connectConfigurationsCreate, foldersMoveEnvelopes } from '@countersign/client/esign-v2.1';
import { startControlTest } from '../../control/harness.ts';
import { makeLease, makeTemplate } from '../../lease.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

test('Connect reports what was deleted', async () => {
  const { client, control } = newTenant();
  const [draft, sent, template] = [
    await makeLease(client),
    await makeLease(client, { status: 'sent' }),
    await makeTemplate(client),
  ];
  await connectConfigurationsCreate(client, {
    body: {
      name: 'Deletions',
      urlToPublishTo: 'http://127.0.0.1:9/events',
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      deliveryMode: 'SIM',
      events: ['envelope-discard', 'envelope-deleted', 'envelope-voided', 'template-deleted'],
      eventData: { version: 'restv2.1', format: 'json' },
    },
  });
  await foldersMoveEnvelopes(client, {
    path: { folderId: 'recyclebin' },
    body: { envelopeIds: [draft, sent, template] },
  });
  const deliveries = await control.deliveries();
  expect(deliveries.map(({ event }) => event).toSorted()).toEqual([
    'envelope-deleted',
    'envelope-discard',
    'envelope-voided',
    'template-deleted',
  ]);
});
