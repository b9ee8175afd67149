/** The call that a sample makes. */
export type SampleCall = 'send' | 'list';

/** The values that the samples need to run on a server. */
interface SampleTarget {
  call: SampleCall;
  /** The address of the server. */
  origin: string;
  accountId: string;
  token: string;
  /** Undefined for the default tenant, which needs no header. */
  tenant?: string;
}

/** A program, and the package that it needs. */
interface Sample {
  title: string;
  code: string;
  /** The command that installs its package. */
  install?: string;
}

const envelope = {
  emailSubject: 'Please sign: first envelope',
  status: 'sent',
  documents: [
    {
      documentId: '1',
      name: 'First.txt',
      fileExtension: 'txt',
      documentBase64: btoa('My first document.'),
    },
  ],
  recipients: {
    signers: [{ recipientId: '1', name: 'Ada Signer', email: 'ada.signer@example.com' }],
  },
};

/** Writes the call in three forms, each of which works as it is. */
export function writeSamples(target: SampleTarget): Sample[] {
  return [
    { title: 'curl', code: writeCurl(target) },
    {
      title: 'TypeScript',
      code: writeTypeScript(target),
      install: 'npm install @countersign/client',
    },
    { title: 'docusign-esign', code: writeOfficial(target), install: 'npm install docusign-esign' },
  ];
}

function writeCurl({ call, origin, accountId, token, tenant }: SampleTarget): string {
  const path = `${origin}/restapi/v2.1/accounts/${accountId}`;
  const headers = [
    `Authorization: Bearer ${token}`,
    ...(tenant === undefined ? [] : [`X-Countersign-Tenant: ${tenant}`]),
    ...(call === 'send' ? ['Content-Type: application/json'] : []),
  ];
  return [
    `curl ${path}/${call === 'send' ? 'envelopes' : 'users'}`,
    ...headers.map((header) => `-H '${header}'`),
    ...(call === 'send' ? [`-d '${JSON.stringify(envelope, null, 2)}'`] : []),
  ].join(' \\\n  ');
}

function writeTypeScript({ call, origin, accountId, token, tenant }: SampleTarget): string {
  const name = call === 'send' ? 'envelopesCreate' : 'usersList';
  return `import { createClient } from '@countersign/client';
import { ${name} } from '@countersign/client/esign-v2.1';

const client = createClient({
  baseUrl: '${origin}/restapi',
  token: '${token}',
  path: { accountId: '${accountId}' },${tenant === undefined ? '' : `\n  headers: { 'X-Countersign-Tenant': '${tenant}' },`}
});
${
  call === 'send'
    ? `const envelope = await envelopesCreate(client, {\n  body: ${indent(writeLiteral(envelope))},\n});\nconsole.log(envelope);`
    : 'const { users } = await usersList(client);\nconsole.log(users);'
}
`;
}

function writeOfficial({ call, origin, accountId, token, tenant }: SampleTarget): string {
  return `import docusign from 'docusign-esign';

const client = new docusign.ApiClient();
client.setBasePath('${origin}/restapi');
client.addDefaultHeader('Authorization', 'Bearer ${token}');
${tenant === undefined ? '' : `client.addDefaultHeader('X-Countersign-Tenant', '${tenant}');\n`}${
    call === 'send'
      ? `const envelopes = new docusign.EnvelopesApi(client);\nconst envelope = await envelopes.createEnvelope('${accountId}', {\n  envelopeDefinition: ${indent(writeLiteral(envelope))},\n});\nconsole.log(envelope);`
      : `const { users } = await new docusign.UsersApi(client).list('${accountId}');\nconsole.log(users);`
  }
`;
}

/** A value as people write it in a program. */
export function writeLiteral(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(
    /"((?:[^"\\]|\\.)*)"(:?)/g,
    (whole, text: string, colon: string) => {
      if (colon !== '' && /^\w+$/.test(text)) return `${text}:`;
      // A text with quotes or escapes stays as it is in JSON, which is a literal, too.
      return /['\\]/.test(text) ? whole : `'${text}'${colon}`;
    },
  );
}

/** Indents all lines of a text after the first. */
export function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
