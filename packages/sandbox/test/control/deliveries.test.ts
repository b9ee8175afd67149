import { createServer } from 'node:http';
import { envelopesCreate } from '@countersign/client/esign-v2.1';
import { listen } from '@countersign/testing/listen';
import { afterAll, expect, it } from 'vitest';
import { definition, startControlTest } from './harness.ts';

const { newTenant, close } = await startControlTest();
let status = 200;
const listener = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(status).end());
});
const port = await listen(listener);
const url = `http://127.0.0.1:${port}/events`;
afterAll(async () => {
  await close();
  listener.closeAllConnections();
  await new Promise((resolve) => listener.close(resolve));
});

it('tells what became of the messages about events', async () => {
  const { client, control } = newTenant();
  const eventNotifications = [
    {
      url,
      loggingEnabled: 'true' as const,
      requireAcknowledgment: 'false' as const,
      envelopeEvents: [
        { envelopeEventStatusCode: 'sent' },
        { envelopeEventStatusCode: 'declined' },
      ],
    },
  ];
  const body = definition({ eventNotifications });
  const { envelopeId = '' } = await envelopesCreate(client, { body });
  expect(await control.deliveries({ envelopeId })).toMatchObject([
    { url, event: 'envelope-sent', state: 'sent', tries: 1 },
  ]);
  status = 500;
  await control.decline(envelopeId, '1', 'Too dear');
  const undelivered = await control.deliveries({ state: 'undelivered' });
  expect(undelivered).toEqual(await control.deliveries({ state: 'failed' }));
  expect(await control.deliveries({ state: 'failed' })).toMatchObject([
    { event: 'envelope-declined', envelopeId },
  ]);
  expect(await newTenant().control.deliveries()).toEqual([]);
  await expect(
    control.api.GET('/deliveries', { params: { query: JSON.parse('{"state":"lost"}') } }),
  ).resolves.toMatchObject({ error: { where: 'query/state' } });
});
