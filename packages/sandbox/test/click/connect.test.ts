import { connectConfigurationsCreate } from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startReceiver } from '../connect/receiver.ts';
import { startControlTest } from '../control/harness.ts';
import { accountId } from '../harness.ts';

const { sandbox, newTenant, close } = await startControlTest();
const receiver = await startReceiver();
afterAll(async () => {
  await receiver.close();
  await close();
});

it('pushes the answers of people to configurations that name them', async () => {
  const { client, control } = newTenant();
  await connectConfigurationsCreate(client, {
    body: {
      name: 'Agreements',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      configurationType: 'custom',
      deliveryMode: 'SIM',
      events: ['click-agreed', 'click-declined'],
      eventData: { version: 'restv2.1', format: 'json' },
    },
  });
  const clickwrapId = '7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35';
  const sent: { event: string; agreementId: string }[] = [];
  for (const [clientUserId, action, event] of [
    ['cw-omar-013', 'agree', 'click-agreed'],
    ['cw-lea-014', 'decline', 'click-declined'],
  ] as const) {
    const { agreementId } = await control.answerClickwrap(accountId, clickwrapId, {
      clientUserId,
      action,
    });
    sent.push({ event, agreementId });
  }
  await sandbox.idle();
  const messages = receiver.received.map(({ body }): unknown => JSON.parse(body.toString()));
  expect(messages).toEqual(
    sent.map(({ event, agreementId }) =>
      expect.objectContaining({
        event,
        uri: `/clickapi/v1/accounts/${accountId}/clickwraps/${clickwrapId}/agreements/${agreementId}`,
        data: {
          accountId,
          userId: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10',
          clickwrapId,
          agreementId,
        },
      }),
    ),
  );
});
