import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import { serve } from '@countersign/mock/core/transport';
import { createSandbox } from '@countersign/sandbox';
import { createControl } from '@countersign/sandbox/control';

/** A request that a sample sent to the sandbox, and the response. */
export interface Sent {
  area: string | undefined;
  operation: string | undefined;
  /** Method, path and query. */
  line: string;
  status: number;
  /** `state`, or `mock` for operations that the sandbox has no state for. */
  source: string | undefined;
  /** The body of the response, if it is JSON. */
  body: unknown;
}

/** A sandbox that gives each sample a tenant of its own. */
export interface SandboxDoor {
  /** Returns the address for a sample. It ends with the tenant, which the sandbox does not see. */
  addressFor(tenant: string): string;
  /** Returns the requests of a sample, in order. */
  sentBy(tenant: string): readonly Sent[];
  /** Adds data to a tenant. */
  seed(tenant: string, seed: Readonly<Record<string, unknown[]>>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a sandbox in this process. The tenant is part of the address, because the samples run as
 * their pages show them, without a header for the tenant.
 */
export async function openSandboxDoor(): Promise<SandboxDoor> {
  const sandbox = await createSandbox();
  const sent = new Map<string, Sent[]>();
  const running = await serve(
    {
      ...sandbox,
      largestBody: (method, url) => sandbox.largestBody(method, splitTenant(url).url),
      async handle(received) {
        const { tenant, url } = splitTenant(received.url);
        const headers = { ...received.headers, 'x-countersign-tenant': tenant };
        const request = { ...received, url, headers };
        const response = await sandbox.handle(request);
        const earlier = sent.get(tenant) ?? [];
        sent.set(tenant, [...earlier, describeExchange(request, response)]);
        return response;
      },
    },
    {},
  );
  return {
    addressFor: (tenant) => `${running.url}/~${tenant}`,
    sentBy: (tenant) => sent.get(tenant) ?? [],
    async seed(tenant, seed) {
      const control = createControl('http://sandbox.invalid', { fetch: sandbox.fetch, tenant });
      await control.seed(JSON.stringify(seed));
    },
    async close() {
      await running.close();
      await sandbox.close();
    },
  };
}

/** A request without a tenant is not from a sample, so it gets a tenant that no sample has. */
function splitTenant(target: string): { tenant: string; url: string } {
  const [, tenant = 'nobody', url = target] = /^\/~([^/?]+)(.*)$/s.exec(target) ?? [];
  return { tenant, url };
}

function describeExchange({ method, url }: MockRequest, response: MockResponse): Sent {
  const { status, headers, body, outcome } = response;
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  return {
    area: outcome?.area,
    operation: outcome?.operation,
    line: `${method} ${url}`,
    status,
    source: headers['x-countersign-source'],
    body: isJson ? JSON.parse(body.toString()) : undefined,
  };
}
