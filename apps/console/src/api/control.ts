import createClient from 'openapi-fetch';
import type { components, paths } from 'control-api';
import { Problem } from './problem.ts';
import { tenant } from './tenant.ts';

/** The schemas of the control API. */
export type Schemas = components['schemas'];

/** The address of the control API. */
export const controlPath = '/_countersign/control/v1';

/** The control API, for the tenant that the console shows. */
export const control = createClient<paths>({ baseUrl: controlPath });
control.use({
  onRequest({ request }) {
    request.headers.set('x-countersign-tenant', tenant.value);
  },
});

/** The result of a call with openapi-fetch. */
interface Outcome<Data> {
  data?: Data;
  error?: Schemas['Problem'];
  response: Response;
}

/**
 * The body of a response of the control API.
 * @throws Problem if the call failed
 */
export async function unwrap<Data>(call: Promise<Outcome<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (data !== undefined) return data;
  throw problemOf(response, error);
}

/**
 * Waits for a call that returns nothing.
 * @throws Problem if the call failed
 */
export async function done(call: Promise<Outcome<unknown>>): Promise<void> {
  const { error, response } = await call;
  if (!response.ok) throw problemOf(response, error);
}

function problemOf({ status }: Response, error: Schemas['Problem'] | undefined): Problem {
  const { code = 'UNKNOWN', message, where } = error ?? {};
  return new Problem(message ?? `The control API responded with status ${status}.`, {
    status,
    code,
    ...(where !== undefined && { where }),
  });
}

/**
 * Returns an address of the control API for the tenant, for elements that cannot send headers:
 * images, downloads, frames.
 */
export function controlAddress(path: string, query: Record<string, string> = {}): string {
  return `${controlPath}${path}?${new URLSearchParams({ ...query, tenant: tenant.value })}`;
}
