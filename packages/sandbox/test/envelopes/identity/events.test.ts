import { connectConfigurationsCreate } from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { listEventNames, startReceiver } from '../../connect/receiver.ts';
import { startControlTest } from '../../control/harness.ts';
import { openPage, phoneInput, sendTo, workflows } from './identified.ts';
import { createVisitor } from '../views/visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const visitor = createVisitor(sandbox);

it.each(['json', 'xml'] as const)('a failed check is one event, as %s', async (format) => {
  const receiver = await startReceiver();
  try {
    const { client } = newTenant();
    await connectConfigurationsCreate(client, {
      body: {
        name: 'Failures',
        urlToPublishTo: receiver.url,
        allowEnvelopePublish: 'true',
        allUsers: 'true',
        events: ['recipient-authenticationfailed'],
        eventData: { version: 'restv2.1', format, includeData: ['recipients'] },
      },
    });
    const envelopeId = await sendTo(client, {
      identityVerification: { ...phoneInput, workflowId: workflows.sms },
    });
    const page = await openPage(visitor, client, envelopeId);
    await visitor.press(page, 'id-fail');
    await visitor.press(page, 'id-fail');
    await sandbox.idle();
    expect(receiver.received).toHaveLength(1);
    const [recipient] = receiver.received[0]?.event.envelope?.recipients ?? [];
    expect(recipient?.name).toBe('Ines Valdivia');
    if (format === 'json')
      expect(listEventNames(receiver)).toEqual(['recipient-authenticationfailed']);
  } finally {
    await receiver.close();
  }
});
