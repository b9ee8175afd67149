import type { Schemas } from '../api/control.ts';

/** The values that the samples need to run on a server. */
interface GrantTarget {
  /** The address of the server. */
  origin: string;
  integration: Schemas['Integration'];
  /** Undefined for the default tenant. */
  tenant?: string;
}

const scope = 'signature impersonation';

/** The address to which a program sends its user. Without a list of its own, back to this page. */
export function writeConsentAddress({ origin, integration, tenant }: GrantTarget): string {
  const { integrationKey, redirectUris } = integration;
  const page = new URL('/console/control/integrations', origin);
  if (tenant !== undefined) page.searchParams.set('tenant', tenant);
  const query = new URLSearchParams({
    response_type: 'code',
    scope,
    client_id: integrationKey,
    state: integrationKey,
    redirect_uri: redirectUris?.[0] ?? page.href,
    ...(tenant !== undefined && { tenant }),
  });
  return `${origin}/oauth/auth?${query}`;
}

/** The command that exchanges a code for a token. */
export function writeCodeExchange(target: GrantTarget, code: string): string {
  const { origin, integration, tenant } = target;
  return [
    `curl ${origin}/oauth/token`,
    ...(tenant === undefined ? [] : [`-H 'X-Countersign-Tenant: ${tenant}'`]),
    `-u '${integration.integrationKey}:${integration.secret ?? 'any-secret'}'`,
    '-d grant_type=authorization_code',
    `-d 'code=${code}'`,
  ].join(' \\\n  ');
}

/**
 * A program for Node that gets a token with a JWT. Without public keys, any signature works, so
 * the program then creates its own key.
 * @param offset lead of the tenant's clock over that of the machine, in milliseconds
 */
export function writeJwtProgram(target: GrantTarget, userId: string, offset: number): string {
  const { origin, integration, tenant } = target;
  const hasKey = integration.publicKeys !== undefined;
  const headers =
    tenant === undefined ? '' : `\n  headers: { 'X-Countersign-Tenant': '${tenant}' },`;
  const now = offset === 0 ? 'Date.now()' : `(Date.now() + ${Math.round(offset)})`;
  return `${
    hasKey
      ? "import { createPrivateKey, sign } from 'node:crypto';\nimport { readFileSync } from 'node:fs';\n\nconst privateKey = createPrivateKey(readFileSync('private.key'));"
      : "import { generateKeyPairSync, sign } from 'node:crypto';\n\n// This integration has no public key, so any key works.\nconst { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });"
  }
const now = Math.floor(${now} / 1000);
const encode = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');
const text = [
  encode({ alg: 'RS256', typ: 'JWT' }),
  encode({
    iss: '${integration.integrationKey}',
    sub: '${userId}',
    aud: '${new URL(origin).host}',
    iat: now,
    exp: now + 3600,
    scope: '${scope}',
  }),
].join('.');
const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64url');
const response = await fetch('${origin}/oauth/token', {
  method: 'POST',${headers}
  body: new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: \`\${text}.\${signature}\`,
  }),
});
console.log(await response.json());
`;
}
