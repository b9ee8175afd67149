import { parseArgs } from 'node:util';
import { messageOf } from '@countersign/mock/core/words';
import { loadPeer } from '../../state/storage/load-peer.ts';
import { createTestTenant, type TestTenant } from '../testing/test-tenant.ts';

const help = `countersign-sandbox mcp: lets an assistant use a sandbox, by the Model Context Protocol
on standard input and output. It needs the package @modelcontextprotocol/sdk beside it.

  --url <address>   a sandbox that runs (one of its own, with its state in memory)
  --tenant <name>   the tenant (default)
  --contract        no sandbox: only the tools that search the contract and check requests
  --help            this text
`;

try {
  const { url, tenant: name = 'default', contract, help: wantsHelp } = readArguments();
  if (wantsHelp === true) process.stdout.write(help);
  else {
    // Loaded before a sandbox listens, which would keep a command alive that cannot serve.
    const server = await loadPeer(
      () => import('./create-mcp-server.ts'),
      '@modelcontextprotocol/sdk',
      'mcp needs',
    );
    const served =
      contract === true
        ? server.createContractServer()
        : server.createMcpServer(await openTenant(url, name));
    await served.connect(server.createTransport());
  }
} catch (error) {
  process.stderr.write(`countersign: ${messageOf(error)}\n`);
  process.exitCode = 1;
}

function readArguments(): {
  url?: string;
  tenant?: string;
  contract?: boolean;
  help?: boolean;
} {
  const options = {
    url: { type: 'string' },
    tenant: { type: 'string' },
    contract: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  return parseArgs({ options, args: process.argv.slice(3) }).values;
}

async function openTenant(url: string | undefined, name: string): Promise<TestTenant> {
  if (url !== undefined) {
    if (!URL.canParse(url)) throw new Error(`--url must be like http://127.0.0.1:4010, not ${url}`);
    const baseUrl = new URL(url).origin;
    return createTestTenant({ baseUrl, fetch: fetchAsObserver }, { name });
  }
  const { startSandbox } = await import('../start-sandbox.ts');
  const sandbox = await startSandbox();
  // Standard output is for the protocol.
  process.stderr.write(`countersign: a sandbox of its own listens at ${sandbox.url}\n`);
  try {
    return await createTestTenant({ baseUrl: sandbox.url, fetch: fetchAsObserver }, { name });
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

/** Sends a request that faults, limits and histories leave out: they are for programs. */
function fetchAsObserver(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(input, init);
  request.headers.set('x-countersign-observer', 'assistant');
  return fetch(request);
}
