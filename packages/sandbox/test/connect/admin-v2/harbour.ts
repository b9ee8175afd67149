import { createClient, type Client } from '@countersign/client';
import { connectCreateOrganizationConnectConfig } from '@countersign/client/admin-v2';
import type { OrganizationConnectConfigurationRequest } from '@countersign/types/admin-v2';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createControl, type Control } from '../../../src/control/client.ts';
import { accountId as leasing, startTest, type TestSandbox } from '../../harness.ts';
import { startReceiver, type Receiver } from '../receiver.ts';
import { createCopy, send } from '../send.ts';

export { leasing };
export const charter = '0a6e4b2c-8d71-4f95-b3e8-6c1d9f7a2e54';
export const gullPoint = '6d1f4b83-2c97-4e50-a8d6-f39b7e0c5a12';
export const harbourGroup = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';
export const elke = '6b0e94d2-15f7-4c83-a9d6-2e7f80c4b531';

/** The configuration, key and OAuth client of the organization in the seed. */
export const seededConfiguration = 'a41f7c0e-93b6-4d28-8e5a-c7d20b916f34';
export const seededKeyId = 'd6c3b0a9-4e81-4f72-a5d0-93b7e2f8164c';
export const seededKey = `${seededKeyId}.aGFyYm91ci1ncm91cC1leGFtcGxlLWtleS1vbmx5`;

/** A tenant of its own, with a receiver of events. */
export interface Harbour {
  receiver: Receiver;
  control: Control;
  /** Mara, who administers the organization. */
  mara: Client;
  /** Elke, who administers Harbour Charter only. */
  elke: Client;
  /** Dev, to whom only the right to manage users is delegated. */
  dev: Client;
  /** Creates an active configuration of the organization. @returns its ID */
  configure(more?: OrganizationConnectConfigurationRequest): Promise<string>;
  /** Creates a draft in each account, and waits until its events are delivered. @returns the IDs */
  happen(...accountIds: string[]): Promise<string[]>;
  idle(): Promise<void>;
}

/** Starts a sandbox for a test file; before each test, `enter` receives a new tenant. */
export function startHarbour(enter: (harbour: Harbour) => void): void {
  let running: TestSandbox;
  let receiver: Receiver;
  let count = 0;
  beforeAll(async () => {
    running = await startTest();
  });
  afterAll(() => running.close());
  beforeEach(async () => {
    receiver = await startReceiver();
    enter(openTenant(`harbour-${(count += 1)}`));
  });
  afterEach(() => receiver.close());

  function openTenant(tenant: string): Harbour {
    const { sandbox } = running;
    const open = (token: string, accountId = leasing) =>
      createClient({
        baseUrl: 'http://sandbox.test',
        token,
        path: { accountId, organizationId: harbourGroup },
        retry: false,
        headers: { 'x-countersign-tenant': tenant },
        fetch: sandbox.fetch,
      });
    const mara = open('sandbox');
    return {
      receiver,
      control: createControl('http://sandbox.test', { tenant, fetch: sandbox.fetch }),
      mara,
      elke: open('sandbox-account-admin', charter),
      dev: open('sandbox-delegated-admin'),
      async configure(more = {}) {
        const body = { ...usual, urlToPublishTo: receiver.url, ...more };
        const { connectId = '' } = await connectCreateOrganizationConnectConfig(mara, { body });
        return connectId;
      },
      async happen(...accountIds) {
        const draft = await createCopy({ status: 'created' });
        const found = [];
        for (const accountId of accountIds) {
          found.push(await send(open(senders[accountId] ?? 'sandbox', accountId), draft));
          // Messages about different envelopes may overtake each other.
          await sandbox.idle();
        }
        return found;
      },
      idle: () => sandbox.idle(),
    };
  }
}

/** The tokens of people who send from the accounts other than the first. */
const senders: Readonly<Record<string, string>> = {
  [charter]: 'sandbox-account-admin',
  [gullPoint]: 'sandbox-rooms-v5-admin',
};

const usual: OrganizationConnectConfigurationRequest = {
  name: 'Group desk',
  allowEnvelopePublish: 'true',
  events: ['envelope-created'],
  eventData: { version: 'restv2.1', includeData: ['recipients'] },
};
