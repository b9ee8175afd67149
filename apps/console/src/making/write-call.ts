import { findToken } from '../api/service.ts';
import { defaultTenant, tenant } from '../api/tenant.ts';
import { indent, writeLiteral } from '../overview/samples.ts';
import { quoteForShell } from '../requests/to-curl.ts';
import type { Makeable } from './makeable.ts';

/** A call of the service that a program can make. */
export interface WrittenCall {
  accountId: string;
  /** The path of the operation, with the account. */
  path: string;
  body: object;
  client: Makeable['client'];
}

/** The forms in which a call can be copied. */
export const forms = ['curl', 'TypeScript', "The vendor's client"] as const;

/** Writes a call as a program that works as it is. */
export async function writeCall(form: (typeof forms)[number], call: WrittenCall): Promise<string> {
  const token = await findToken({ accountId: call.accountId });
  if (form === 'curl') return writeCurl(call, token);
  return form === 'TypeScript' ? writeTypeScript(call, token) : writeVendor(call, token);
}

function writeCurl({ path, body }: WrittenCall, token: string): string {
  const headers = [
    `Authorization: Bearer ${token}`,
    ...(tenant.value === defaultTenant ? [] : [`X-Countersign-Tenant: ${tenant.value}`]),
    'Content-Type: application/json',
  ];
  return [
    `curl ${quoteForShell(location.origin + path)}`,
    ...headers.map((header) => `-H ${quoteForShell(header)}`),
    `-d ${quoteForShell(JSON.stringify(body, null, 2))}`,
  ].join(' \\\n  ');
}

function writeTypeScript({ accountId, body, client }: WrittenCall, token: string): string {
  const { own, area } = client;
  const isInTenant = tenant.value !== defaultTenant;
  return `import { createClient } from '@countersign/client';
import { ${own} } from '@countersign/client/${area}';

const client = createClient({
  baseUrl: '${location.origin}/restapi',
  token: '${token}',
  path: { accountId: '${accountId}' },${isInTenant ? `\n  headers: { 'X-Countersign-Tenant': '${tenant.value}' },` : ''}
});
const made = await ${own}(client, {
  body: ${indent(writeLiteral(body))},
});
console.log(made);
`;
}

function writeVendor({ accountId, body, client }: WrittenCall, token: string): string {
  const [library, api, method, name] = client.vendor;
  const isInTenant = tenant.value !== defaultTenant;
  return `import docusign from '${library}';

const client = new docusign.ApiClient();
client.setBasePath('${location.origin}/restapi');
client.addDefaultHeader('Authorization', 'Bearer ${token}');
${isInTenant ? `client.addDefaultHeader('X-Countersign-Tenant', '${tenant.value}');\n` : ''}const made = await new docusign.${api}(client).${method}('${accountId}', {
  ${name}: ${indent(writeLiteral(body))},
});
console.log(made);
`;
}
