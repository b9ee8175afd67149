import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../src/index.ts';

const program = path.resolve(import.meta.dirname, '../../dist/cli.js');

let sandbox: RunningSandbox;
const assistant = new Client({ name: 'a test', version: '1' });
beforeAll(async () => {
  sandbox = await startSandbox();
  const args = [program, 'mcp', '--url', sandbox.url, '--tenant', 'assistant'];
  await assistant.connect(new StdioClientTransport({ command: process.execPath, args }));
});
afterAll(async () => {
  await assistant.close();
  await sandbox.close();
});

/** Calls a tool, and returns its data; an error message is thrown. */
async function use(name: string, input: Record<string, unknown> = {}): Promise<unknown> {
  const { content, isError } = await assistant.callTool({ name, arguments: input });
  const [first]: unknown[] = Array.isArray(content) ? content : [];
  const text = String(Object(first).text);
  if (isError === true) throw new Error(text);
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
}

it('says what each tool is for, and what it takes', async () => {
  const { tools } = await assistant.listTools();
  expect(tools.length).toBeGreaterThan(10);
  for (const { description, inputSchema } of tools) {
    expect(description).toMatch(/\.$/);
    expect(inputSchema.type).toBe('object');
  }
  expect(assistant.getInstructions()).toContain('Nothing leaves the machine');
});

it('sends, signs for people, reads mail and moves the clock', async () => {
  const sent = await use('send_envelope', {
    subject: 'Lease of berth 12',
    documents: [{ name: 'Lease', text: 'The berth is let.' }],
    signers: [{ name: 'Rosa Blum', email: 'rosa@quayside.example', fields: ['Boat'] }],
    copies: [{ name: 'Omar Dahl', email: 'omar@quayside.example' }],
  });
  const { envelopeId } = Object(sent);
  expect(sent).toMatchObject({ status: 'sent', recipients: [{ recipientId: '1' }, {}] });
  const signed = { envelopeId, recipientId: '1', values: { Boat: 'Seabird' } };
  expect(await use('sign_for', signed)).toMatchObject({ envelopeStatus: 'completed' });
  expect(await use('list_envelopes', { search: 'berth 12' })).toMatchObject({
    envelopes: [{ envelopeId, status: 'completed' }],
  });
  expect(await use('look_at_envelope', { envelopeId })).toMatchObject({
    definition: { emailSubject: 'Lease of berth 12' },
  });
  expect(await use('read_mail', { to: 'omar@quayside.example' })).toHaveLength(2);
  const { now: before } = await sandbox
    .tenant({ name: 'assistant' })
    .then((t) => t.control.clock());
  const after = Object(await use('move_clock', { days: 6 }));
  expect(Date.parse(after.now) - Date.parse(before)).toBeGreaterThanOrEqual(6 * 24 * 3_600_000);
});

it('explains what was wrong with a request', async () => {
  const about = Object(await use('about_sandbox'));
  const [token] = Object.values<string>(about.tokens);
  await fetch(`${about.baseUrl}/v2.1/accounts/${about.accountId}/envelopes`, {
    method: 'POST',
    headers: {
      ...about.header,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ status: 'sent', emailSubjekt: 'Lease' }),
  });
  expect(await use('explain_request')).toMatchObject({
    status: 400,
    operation: 'Envelopes_create',
    problem: expect.any(String),
    ignored: [{ at: '/emailSubjekt' }],
  });
});

it('answers what it cannot do with a sentence', async () => {
  await expect(use('sign_for', { envelopeId: 'nowhere', recipientId: '1' })).rejects.toThrow(
    'The tenant has no envelope nowhere.',
  );
  await expect(use('sign_for', { recipientId: 1 })).rejects.toThrow(/envelopeId/);
});

it('meets none of the faults that are for the program, and is in none of its histories', async () => {
  const { control } = await sandbox.tenant({ name: 'assistant' });
  await control.clearRequests();
  await control.setFaults({ operation: 'Envelopes_create', code: 429, times: 1 });
  const signers = [{ name: 'Rosa Blum', email: 'rosa@quayside.example' }];
  expect(await use('send_envelope', { subject: 'Berth 13', signers })).toMatchObject({
    status: 'sent',
  });
  expect(await control.countFaults()).toEqual([0]);
  await control.clearFaults();
  expect(await use('list_requests')).toEqual([]);
  expect(await control.requests({ observers: 'true' })).toMatchObject([
    { operation: 'Envelopes_create', observer: 'assistant' },
  ]);
});

it('searches the reference, describes operations, and checks requests without calling any', async () => {
  const found = Object(await use('search_reference', { words: 'recipient tabs', limit: 5 }));
  expect(found).toHaveLength(5);
  expect(found[0]).toMatchObject({ operation: expect.stringContaining('Recipient'), summary: /./ });
  expect(await use('describe_operation', { operation: 'envelopelocks_create' })).toMatchObject({
    operation: 'EnvelopeLocks_create',
    method: 'POST',
    scopes: ['signature'],
    body: { examples: [{ mediaType: 'application/json', example: { lockType: 'edit' } }] },
  });
  await expect(use('describe_operation', { operation: 'EnvelopeLock_create' })).rejects.toThrow(
    'The nearest name is EnvelopeLocks_create',
  );
  const check = (body: object) =>
    use('check_request', { method: 'POST', path: '/restapi/v2.1/accounts/1/envelopes', body });
  expect(await check({ emailSubjekt: 'Lease', recipients: [] })).toMatchObject({
    fits: false,
    operation: 'Envelopes_create',
    violations: [{ at: '/recipients', expected: 'object' }],
  });
  expect(await check({ Status: 'Sent', emailSubjekt: 'Lease' })).toMatchObject({
    fits: true,
    violations: [],
    ignored: [{ at: '/emailSubjekt' }],
    notCanonical: [{ at: '/Status' }, { at: '/Status' }],
  });
});

it('has resources and prompts', async () => {
  const sent = Object(
    await use('send_envelope', {
      subject: 'Berth 14',
      signers: [{ name: 'Rosa Blum', email: 'rosa@quayside.example' }],
    }),
  );
  const { resources } = await assistant.listResources();
  const named = new Map(resources.map(({ name, uri }) => [name, uri]));
  for (const [name, words] of [
    ['guide', '# @countersign/sandbox'],
    ['coverage', 'Envelopes_create'],
    ['control-api', 'openapi: 3.1'],
    ['Berth 14', 'Sent Invitations'],
  ] as const) {
    const { contents } = await assistant.readResource({ uri: named.get(name) ?? name });
    expect(JSON.stringify(contents)).toContain(words);
  }
  expect(named.get('Berth 14')).toBe(`countersign://envelopes/${sent.envelopeId}`);
  const { prompts } = await assistant.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['connect_program', 'find_fault']);
  const asked = await assistant.getPrompt({
    name: 'connect_program',
    arguments: { language: 'Go' },
  });
  expect(JSON.stringify(asked.messages)).toContain(`in Go so that it calls the sandbox`);
  expect(JSON.stringify(asked.messages)).toContain(sandbox.url);
});

it('serves the contract alone', async () => {
  const alone = new Client({ name: 'a test', version: '1' });
  const args = [program, 'mcp', '--contract'];
  await alone.connect(new StdioClientTransport({ command: process.execPath, args }));
  try {
    const { tools } = await alone.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_reference',
      'describe_operation',
      'check_request',
    ]);
    const { content } = await alone.callTool({
      name: 'search_reference',
      arguments: { words: 'void', limit: 3 },
    });
    expect(JSON.stringify(content)).toContain('Envelopes');
  } finally {
    await alone.close();
  }
});
