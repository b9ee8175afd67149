import { createClient, type Client } from '@countersign/client';
import { createControl, type Control } from '../../../src/control/client.ts';
import type { TestSandbox } from '../../harness.ts';
import { harbourGroup } from '../ask-admin.ts';

export const mara = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';
export const tomas = 'b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35';
export const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
export const jonas = 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83';
export const petra = '41e8d7c3-9a6b-4f20-b15d-0c3e8f5a7d94';
export const elke = '6b0e94d2-15f7-4c83-a9d6-2e7f80c4b531';
export const sender = 2_301_415;
export const berthDesk = 7_731_204;

/** A tenant of its own, and what calls it. */
export interface OpenTenant {
  tenant: string;
  control: Control;
  /** The client of an administrator of the organization, or with another token. */
  as(token?: string): Client;
}

let tenants = 0;

/** Opens a tenant that no other test uses. */
export function openTenant({ sandbox }: Pick<TestSandbox, 'sandbox'>): OpenTenant {
  tenants += 1;
  const tenant = `users-${tenants}`;
  const control = createControl('http://sandbox.test', {
    tenant,
    fetch: (request) => sandbox.fetch(request),
  });
  return {
    tenant,
    control,
    as: (token = 'sandbox') =>
      createClient({
        baseUrl: 'http://sandbox.test',
        token,
        path: { organizationId: harbourGroup },
        retry: false,
        fetch(input, init) {
          const request = new Request(input, init);
          request.headers.set('x-countersign-tenant', tenant);
          return sandbox.fetch(request);
        },
      }),
  };
}
