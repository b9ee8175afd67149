// A caller that may send an envelope chooses where its events go. Events must not make the sandbox
// call itself: its control API accepts requests without a token from any client other than a page.
import { networkInterfaces } from 'node:os';
import { createClient } from '@countersign/client';
import { connectCreateConnectOAuthConfig } from '@countersign/client/esign-v2.1';
import type { EventNotification } from '@countersign/types/esign-v2.1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createControl } from '../../src/control/client.ts';
import { startSandbox, type RunningSandbox } from '../../src/index.ts';
import { startAuthorizationServer } from '../connect/authorization-server.ts';
import { startReceiver } from '../connect/receiver.ts';
import { createCopy, send } from '../connect/send.ts';
import { accountId } from '../harness.ts';
import { newStorage } from '../storage.ts';

let sandbox: RunningSandbox;
let other: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ storage: await newStorage() });
  other = await startSandbox({ storage: await newStorage() });
});
afterAll(() => Promise.all([sandbox.close(), other.close()]));

const control = '/_countersign/control/v1';

/** Sends an envelope whose events go to an address. @returns the outcome of each */
async function deliverTo(url: string, from = sandbox) {
  const path = { accountId };
  const client = createClient({ baseUrl: from.url, token: 'sandbox', path, retry: false });
  const envelopeId = await send(
    client,
    await createCopy({
      eventNotification: {
        url,
        loggingEnabled: 'true',
        requireAcknowledgment: 'true',
        envelopeEvents: [{ envelopeEventStatusCode: 'completed' }],
      },
    }),
  );
  await from.idle();
  // After a reset there would be none.
  return createControl(from.url).deliveries({ envelopeId });
}

describe('an event goes to no path of the sandbox itself', () => {
  it.each([
    ['plainly', `http://127.0.0.1:PORT${control}/reset`],
    ['by name', `http://localhost:PORT${control}/reset`],
    ['in upper case', `HTTP://LOCALHOST:PORT${control}/reset`],
    ['as one number', `http://2130706433:PORT${control}/reset`],
    ['as IPv4 in IPv6', `http://[::ffff:127.0.0.1]:PORT${control}/reset`],
    ['with dot segments', `http://127.0.0.1:PORT/a/..${control}/./reset`],
    ['encoded', `http://127.0.0.1:PORT/%5Fcountersign/control/v1/reset`],
    ['with double slashes', `http://127.0.0.1:PORT/${control}//reset`],
    ['with backslashes', `http:\\\\127.0.0.1:PORT\\_countersign\\control\\v1\\reset`],
    ['with a user', `http://user:pass@127.0.0.1:PORT${control}/reset`],
    ['with line breaks', `http://127.0.0.1:PORT${control}/re\tset`],
    ['at an operation', `http://127.0.0.1:PORT/restapi/v2.1/accounts/${accountId}/envelopes`],
  ])('%s', async (_how, address) => {
    const url = address.replace('PORT', new URL(sandbox.url).port);
    expect(await deliverTo(url)).toMatchObject([
      {
        tries: 1,
        problem: expect.stringMatching(/^Events cannot be sent to port \d+ of this machine/),
      },
    ]);
  });
});

const elsewhere = Object.values(networkInterfaces())
  .flat()
  .find((one) => one !== undefined && !one.internal && one.family === 'IPv4')?.address;

it.runIf(elsewhere !== undefined)(
  'nor by an address that others reach, though it is allowed',
  async () => {
    const allowHosts = [elsewhere ?? '', '0.0.0.0'];
    const open = await startSandbox({ host: '0.0.0.0', allowHosts });
    const { port } = new URL(open.url);
    for (const host of allowHosts)
      expect(await deliverTo(`http://${host}:${port}${control}/reset`, open)).toMatchObject([
        { problem: expect.stringContaining('Events cannot be sent to port') },
      ]);
    await open.close();
  },
);

/**
 * Delivers an event that needs a token from an address.
 * @returns the outcome of the delivery
 */
async function deliverWithTokenFrom(authorizationServerUrl: string) {
  const receiver = await startReceiver();
  const path = { accountId };
  const client = createClient({ baseUrl: sandbox.url, token: 'sandbox', path, retry: false });
  await connectCreateConnectOAuthConfig(client, {
    body: {
      authorizationServerUrl,
      clientId: 'a',
      clientSecret: 'b',
      customParameters: { frozen: 'true' },
    },
  });
  const eventNotification: EventNotification = {
    url: receiver.url,
    includeOAuth: 'true',
    envelopeEvents: [{ envelopeEventStatusCode: 'completed' }],
  };
  const envelopeId = await send(client, await createCopy({ eventNotification }));
  await sandbox.idle();
  await receiver.close();
  expect(receiver.received).toEqual([]);
  const [delivery] = await createControl(sandbox.url).deliveries({ envelopeId });
  return delivery?.problem;
}

describe('a token is requested', () => {
  it.each([
    [
      'from the sandbox itself',
      `http://localhost:PORT${control}/reset`,
      /port \d+ of this machine/,
    ],
    [
      'from the sandbox by a number',
      `http://2130706433:PORT/oauth/token`,
      /port \d+ of this machine/,
    ],
    ['from another address', 'http://192.0.2.1/token', /it is not this machine/],
    ['from metadata of a cloud', 'http://169.254.169.254/latest', /it is not this machine/],
  ])('never %s', async (_where, address, problem) => {
    const url = address.replace('PORT', new URL(sandbox.url).port);
    expect(await deliverWithTokenFrom(url)).toMatch(problem);
  });

  it('from another sandbox, which refuses it by its mark', async () => {
    const address = `${other.url}/oauth/token`;
    expect(await deliverWithTokenFrom(address)).toBe(
      `No access token from ${address}: it responded with status 403 and invalid_request.`,
    );
  });

  it('and a redirect to another address is not followed', async () => {
    const target = await startReceiver();
    const issuer = await startAuthorizationServer();
    issuer.answer(307, {}, { location: target.url });
    const problem = await deliverWithTokenFrom(issuer.url);
    await Promise.all([issuer.close(), target.close()]);
    expect(problem).toContain('status 307');
    expect(target.received).toEqual([]);
  });
});

it('an event for another sandbox on this machine is refused by that one', async () => {
  const there = createControl(other.url);
  await there.freeze();
  expect(await deliverTo(`${other.url}${control}/reset`)).toMatchObject([
    { problem: 'The receiver responded with status 403.' },
  ]);
  // A reset lets the clock go on.
  expect(await there.clock()).toMatchObject({ frozen: true });
});

it('any other receiver gets it, with the mark', async () => {
  const receiver = await startReceiver();
  await deliverTo(receiver.url);
  await receiver.close();
  expect(receiver.received.map(({ headers }) => headers['x-countersign-delivery'])).toEqual(['1']);
});
