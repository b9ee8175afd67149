import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startMock, type OAuthOptions } from '@countersign/mock';

/** The applications of the tests. */
export const leaseDesk = {
  id: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
  secret: '7d1e5a90-secret-of-lease-desk',
  redirect: 'https://lease-desk.harbour.example/callback',
};
export const otherClient = '80c6f0a4-52bd-4a1b-9be3-6f7a1f0f2a11';

/** The bundle of the spec, as far as the tests read it. */
interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface Media {
  examples?: Record<string, { value: Record<string, unknown> }>;
}

interface Bundle {
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: {
      oauth: { flows: { authorizationCode: { scopes: Record<string, string> } } };
    };
  };
}

const bundle: Bundle = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../../specs/dist/oauth.json'), 'utf8'),
);

/** All scopes that the spec describes. */
export const scopesOfSpec = Object.keys(
  bundle.components.securitySchemes.oauth.flows.authorizationCode.scopes,
);

function findExample(content: Record<string, Media> | undefined, key: string) {
  const [media] = Object.values(content ?? {});
  const value = media?.examples?.[key]?.value;
  if (value === undefined) throw new Error(`the spec has no example ${key}`);
  return structuredClone(value);
}

/** The body of an example that a request to the token operation has in the spec. */
export function tokenForm(key: string): Record<string, string> {
  const value = findExample(bundle.paths['/oauth/token']?.post?.requestBody?.content, key);
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}

/** The body of an example that an answer has in the spec. */
export function findAnswer(address: string, method: string, status: number, key: string) {
  return findExample(bundle.paths[address]?.[method]?.responses[status]?.content, key);
}

/** The settings of a test server. */
export interface OAuthSetting {
  oauth?: OAuthOptions;
  seed?: string;
  clock: () => number;
}

/** A server with the authentication service. */
export function startOAuth(setting: OAuthSetting) {
  return startMock(setting);
}
