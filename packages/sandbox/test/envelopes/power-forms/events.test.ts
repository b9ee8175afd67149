import { connectConfigurationsCreate, powerFormsGet } from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { onlyOne, startReceiver } from '../../connect/receiver.ts';
import { startControlTest } from '../../control/harness.ts';
import { createVisitor } from '../views/visitor.ts';
import { officeForm } from './forms.ts';

const { sandbox, newTenant, close } = await startControlTest();
const receiver = await startReceiver();
afterAll(async () => {
  await receiver.close();
  await close();
});
const { go, press } = createVisitor(sandbox);

it('an envelope of a PowerForm is pushed as any other, with its PowerForm where that is asked for', async () => {
  const { client } = newTenant();
  await connectConfigurationsCreate(client, {
    body: {
      name: 'Lease events',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      events: ['envelope-created', 'envelope-sent'],
      eventData: { version: 'restv2.1', format: 'json', includeData: ['powerform'] },
    },
  });
  const { powerFormUrl = '' } = await powerFormsGet(client, { path: { powerFormId: officeForm } });
  await press(await go(powerFormUrl), 'begin', {
    'name-1': 'Omar Dahl',
    'email-1': 'omar.dahl@quayside.example',
  });
  await sandbox.idle();
  const { body } = onlyOne(receiver);
  expect(JSON.parse(String(body))).toMatchObject({
    event: 'envelope-sent',
    data: {
      envelopeSummary: {
        powerForm: { powerFormId: officeForm },
        sender: { userName: 'Ines Arcand' },
      },
    },
  });
});
