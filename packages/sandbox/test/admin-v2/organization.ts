import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach } from 'vitest';
import type { Client } from '@countersign/client';
import type { Control } from '../../src/control/client.ts';
import { startControlTest } from '../control/harness.ts';

/** The organization of the seed and its accounts; the last one belongs to no organization. */
export const organizationId = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';
export const leasing = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
export const charter = '0a6e4b2c-8d71-4f95-b3e8-6c1d9f7a2e54';
export const archive = 'c37a51e9-4d06-4b8f-92e1-a8f5d0b3c764';
export const gullPoint = '6d1f4b83-2c97-4e50-a8d6-f39b7e0c5a12';

/** A tenant, and people who call Admin. */
export interface OrganizationPeople {
  tenant: string;
  control: Control;
  /** Mara, who administers all of the organization. */
  mara: Client;
  /** Dev, who manages the users of Leasing and Charter. */
  dev: Client;
  /** Elke, who administers Charter. */
  elke: Client;
  /** Downloads a file with a token. */
  download(url: string | undefined, options?: DownloadOptions): Promise<Response>;
}

interface DownloadOptions {
  token?: string;
  headers?: Record<string, string>;
  method?: string;
}

/** Starts a sandbox for a test file; before each test, `enter` receives a new tenant and its people. */
export async function startOrganization(enter: (people: OrganizationPeople) => void) {
  const running = await startControlTest();
  afterAll(() => running.close());
  beforeEach(() => {
    const { tenant, client, control } = running.newTenant();
    enter({
      tenant,
      control,
      mara: client,
      dev: running.client({ token: 'sandbox-delegated-admin', tenant }),
      elke: running.client({ token: 'sandbox-account-admin', tenant }),
      download: (url = '', { token = 'sandbox', headers = {}, method = 'GET' } = {}) =>
        running.sandbox.fetch(
          new Request(url, {
            method,
            headers: {
              ...(token !== '' && { authorization: `Bearer ${token}` }),
              'x-countersign-tenant': tenant,
              ...headers,
            },
          }),
        ),
    });
  });
  return running;
}

/** Reads an export or an import until it has ended. */
export async function settle<Work extends { status?: string | undefined }>(
  read: () => PromiseLike<Work>,
): Promise<Work> {
  for (;;) {
    const work = await read();
    if (work.status === 'completed' || work.status === 'failed') return work;
    await pause(5);
  }
}
