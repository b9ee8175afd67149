import { readFile } from 'node:fs/promises';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { TestTenant } from '../testing/test-tenant.ts';

/** Files of the package that an assistant can read. */
const files = [
  {
    name: 'guide',
    uri: 'countersign://guide',
    file: 'README.md',
    mimeType: 'text/markdown',
    description: 'The guide of the sandbox: tests, seeds, events, limits and warnings.',
  },
  {
    name: 'coverage',
    uri: 'countersign://coverage',
    file: 'COVERAGE.md',
    mimeType: 'text/markdown',
    description: 'The operations that are answered from state.',
  },
  {
    name: 'control-api',
    uri: 'countersign://control.yaml',
    file: 'control/openapi.yaml',
    mimeType: 'application/yaml',
    description: 'The control API: tenants, the clock, signing without a browser, and faults.',
  },
] as const;

const root = new URL('../../../', import.meta.url);

/** Adds what an assistant can read, and requests that people make often. */
export function addGuidance(
  server: McpServer,
  { control, baseUrl, account, name }: TestTenant,
): void {
  for (const { name: title, uri, file, mimeType, description } of files)
    server.registerResource(title, uri, { mimeType, description }, async () => ({
      contents: [{ uri, mimeType, text: await readFile(new URL(file, root), 'utf8') }],
    }));
  server.registerResource(
    'envelope',
    new ResourceTemplate('countersign://envelopes/{envelopeId}', {
      async list() {
        const { envelopes } = await control.envelopes({ limit: 50 });
        const resources = envelopes.map(({ envelopeId, subject }) => ({
          uri: `countersign://envelopes/${envelopeId}`,
          name: subject,
          mimeType: 'application/json',
        }));
        return { resources };
      },
    }),
    { mimeType: 'application/json', description: 'An envelope: its definition and its history.' },
    async (uri, { envelopeId }) => {
      const id = String(envelopeId);
      const whole = {
        definition: await control.definition(id),
        history: await control.timeline(id),
      };
      const text = JSON.stringify(whole, null, 1);
      return { contents: [{ uri: uri.href, mimeType: 'application/json', text }] };
    },
  );
  server.registerPrompt(
    'connect_program',
    {
      description: 'Point a program at the sandbox, and send its first envelope.',
      argsSchema: { language: z.string().describe('The language of the program, and its client.') },
    },
    ({ language }) =>
      ask(
        `Change my program in ${language} so that it calls the sandbox: the base address is ${baseUrl}/restapi, the account ${account.accountId}, each request has the header X-Countersign-Tenant: ${name}, and about_sandbox has access tokens. Look for operations with search_reference, and check bodies with check_request before you write them into the program. Then run it, sign the envelope with sign_for, and show me its history with look_at_envelope.`,
      ),
  );
  server.registerPrompt(
    'find_fault',
    { description: 'Find out why the last request of a program failed, and mend the program.' },
    () =>
      ask(
        'A request of my program failed. Read it with explain_request, look at the operation with describe_operation, and check a better body with check_request. Then mend my program, and tell me what was wrong.',
      ),
  );
}

function ask(text: string) {
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
}
