import { parseArgs } from 'node:util';
import { createTestTenant, type TestTenant } from '../testing/test-tenant.ts';

const help = `countersign-sandbox mcp: lets an assistant use a sandbox, by the Model Context Protocol
on standard input and output. It needs the package @modelcontextprotocol/sdk beside it.

  --url <address>   a sandbox that runs (one of its own, with its state in memory)
  --tenant <name>   the tenant (default)
  --help            this text
`;

try {
  const { url, tenant: name = 'default', help: wantsHelp } = readArguments();
  if (wantsHelp === true) process.stdout.write(help);
  else await serve(await openTenant(url, name));
} catch (error) {
  process.stderr.write(`countersign: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function readArguments(): { url?: string; tenant?: string; help?: boolean } {
  const options = {
    url: { type: 'string' },
    tenant: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  return parseArgs({ options, args: process.argv.slice(3) }).values;
}

async function openTenant(url: string | undefined, name: string): Promise<TestTenant> {
  if (url !== undefined) {
    if (!URL.canParse(url)) throw new Error(`--url must be like http://127.0.0.1:4010, not ${url}`);
    const baseUrl = new URL(url).origin;
    return createTestTenant({ baseUrl, fetch: globalThis.fetch }, { name });
  }
  const { startSandbox } = await import('../start-sandbox.ts');
  const sandbox = await startSandbox();
  // Standard output is for the protocol.
  process.stderr.write(`countersign: a sandbox of its own listens at ${sandbox.url}\n`);
  return sandbox.tenant({ name });
}

async function serve(tenant: TestTenant): Promise<void> {
  const { createMcpServer, createTransport } = await import('./create-mcp-server.ts').catch(
    (error: unknown) => {
      const isMissing = error instanceof Error && error.message.includes('@modelcontextprotocol');
      throw isMissing
        ? new Error('install @modelcontextprotocol/sdk beside @countersign/sandbox', {
            cause: error,
          })
        : error;
    },
  );
  await createMcpServer(tenant).connect(createTransport());
}
