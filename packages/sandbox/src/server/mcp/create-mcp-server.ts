import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import type { TestTenant } from '../testing/test-tenant.ts';
import { addContractTools } from './contract-tools.ts';
import { describeRequest } from './describe-request.ts';
import { addGuidance } from './guidance.ts';
import { sendEnvelope, sendEnvelopeInput } from './send-envelope.ts';
import { createAddTool } from './tool.ts';

const instructions = `An electronic-signature service on this machine, for programs that use the service publicly known
as DocuSign. Nothing leaves the machine, and nothing is legally binding. Programs call its REST API
at the address that the tool about_sandbox returns; the other tools do what people do (sign, read
mail), what time does, search the reference, and explain what was wrong with a request.`;

const contractInstructions = `The contract of the electronic-signature service publicly known as DocuSign: finds operations,
describes them, and checks requests before they are sent. Nothing is called anywhere.`;

const about = { name: 'countersign', version: '1' };

const recipient = {
  envelopeId: z.string().describe('The ID of the envelope.'),
  recipientId: z.string().describe('The ID of the recipient, such as 1.'),
};

/** Creates the transport for assistants: standard input and output. */
export function createTransport(): StdioServerTransport {
  return new StdioServerTransport();
}

/** A server of the Model Context Protocol for the contract alone. */
export function createContractServer(): McpServer {
  const server = new McpServer(about, { instructions: contractInstructions });
  addContractTools(createAddTool(server));
  return server;
}

/** A server of the Model Context Protocol for a tenant of a sandbox. */
export function createMcpServer(tenant: TestTenant): McpServer {
  const { control, account, baseUrl, tokens, name } = tenant;
  const server = new McpServer(about, { instructions });

  const tool = createAddTool(server);
  addContractTools(tool);
  addGuidance(server, tenant);
  tool(
    'about_sandbox',
    'Where programs call the API: the address, the account, its users and their access tokens.',
    {},
    async () => ({
      baseUrl: `${baseUrl}/restapi`,
      console: `${baseUrl}/console?tenant=${name}`,
      header: { 'X-Countersign-Tenant': name },
      accountId: account.accountId,
      users: account.users,
      tokens,
    }),
  );
  tool(
    'send_envelope',
    'Sends documents to people for signature. Each signer gets a place to sign, and a required text field for each of their fields.',
    sendEnvelopeInput,
    (input) => sendEnvelope(tenant, input),
  );
  tool(
    'list_envelopes',
    'Lists envelopes, those that changed last first.',
    {
      search: z.string().optional().describe('Text in the subject, a name or an e-mail address.'),
      status: z
        .string()
        .optional()
        .describe('Statuses, separated by commas, such as sent,completed.'),
      limit: z.int().min(1).max(100).default(20),
    },
    async ({ search, status, limit }) =>
      control.envelopes({
        limit,
        ...(search !== undefined && { search }),
        ...(status !== undefined && { status }),
      }),
  );
  tool(
    'look_at_envelope',
    'The definition of an envelope, and its history: events, mails, requests and messages to listeners.',
    { envelopeId: recipient.envelopeId },
    async ({ envelopeId }) => ({
      definition: await control.definition(envelopeId),
      history: await control.timeline(envelopeId),
    }),
  );
  tool(
    'sign_for',
    'Fills in the fields of a recipient and finishes, as the person would in the browser.',
    {
      ...recipient,
      values: z
        .record(z.string(), z.string())
        .default({})
        .describe('What to put into fields, by their labels.'),
    },
    ({ envelopeId, recipientId, values }) => control.sign(envelopeId, recipientId, values),
  );
  tool(
    'decline_for',
    'Declines to sign as a recipient.',
    { ...recipient, reason: z.string().describe('Why.') },
    ({ envelopeId, recipientId, reason }) => control.decline(envelopeId, recipientId, reason),
  );
  tool(
    'signing_url',
    'A URL of the signing page for a recipient, to open in a browser.',
    recipient,
    ({ envelopeId, recipientId }) => control.createSigningUrl(envelopeId, recipientId),
  );
  tool(
    'read_mail',
    'The e-mails and text messages that the service would have sent, the last ones.',
    { to: z.string().optional().describe('Only those to this address.') },
    async ({ to }) => (await control.outbox(to === undefined ? {} : { to })).slice(-20),
  );
  tool(
    'move_clock',
    'Lets time pass: reminders, expirations, scheduled sendings and retries happen.',
    {
      days: z.number().min(0).default(0),
      hours: z.number().min(0).default(0),
      minutes: z.number().min(0).default(0),
    },
    (duration) => control.advance(duration),
  );
  tool(
    'list_requests',
    'The requests that programs made, the last ones, with the problem of each that failed.',
    { status: z.string().optional().describe('Only those with this status, such as 400 or 4xx.') },
    async ({ status }) =>
      (await control.requests(status === undefined ? {} : { status })).slice(-30),
  );
  tool(
    'explain_request',
    'What was wrong with a request: the problem, where it violates the contract, and parts that were ignored in silence.',
    {
      requestId: z
        .int()
        .optional()
        .describe('The ID from list_requests (the last request that failed).'),
    },
    ({ requestId }) => describeRequest(control, requestId),
  );
  tool('reset_sandbox', 'Begins again with the data of the seed.', {}, async () => {
    await control.reset();
    return 'The tenant is as it was at first.';
  });
  return server;
}
