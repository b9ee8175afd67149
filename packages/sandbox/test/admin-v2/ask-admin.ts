import type { Sandbox } from '../../src/index.ts';

/** The organization of the seed, and its accounts. */
export const harbourGroup = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';
export const leasing = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
export const charter = '0a6e4b2c-8d71-4f95-b3e8-6c1d9f7a2e54';
export const archive = 'c37a51e9-4d06-4b8f-92e1-a8f5d0b3c764';
/** Belongs to no organization. */
export const gullPoint = '6d1f4b83-2c97-4e50-a8d6-f39b7e0c5a12';

/** A request: its sender, path and body. */
export interface Asking {
  token?: string;
  tenant?: string;
  /** The prefix of the paths of the specs. */
  prefix?: string;
  body?: unknown;
}

/** Sends a request to Admin, such as `GET /v2/organizations`, with a token of the seed or another. */
export function createAdminCaller(sandbox: Pick<Sandbox, 'fetch'>) {
  return async function askAdmin(
    request: string,
    { token = 'sandbox', tenant = 'default', prefix = '/management', body }: Asking = {},
  ): Promise<{ status: number; body: unknown }> {
    const [method = '', path = ''] = request.split(' ');
    const response = await sandbox.fetch(
      new Request(`http://sandbox.test${prefix}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'x-countersign-tenant': tenant,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
}
