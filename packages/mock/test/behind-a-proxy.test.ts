// The client in the network of a company: a proxy, and a certificate that only the company knows.
import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMock, type RunningMock } from '@countersign/mock';

let mock: RunningMock;
let proxy: Server;
/** The requests to the proxy. */
const asked: string[] = [];
beforeAll(async () => {
  mock = await startMock({ port: 0, https: true });
  proxy = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(502).end();
  });
  proxy.on('connect', ({ url = '' }, socket) => {
    asked.push(`CONNECT ${url}`);
    const upstream = connect(Number(url.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(upstream).pipe(socket);
    });
    socket.on('error', () => upstream.destroy());
    upstream.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  await mock.close();
  proxy.closeAllConnections();
  proxy.close();
});

const program = `
  import { createClient } from '@countersign/client';
  import { accountsGet } from '@countersign/client/esign-v2.1';
  const client = createClient({ baseUrl: process.argv[1], token: 'any-token', path: { accountId: '4410' }, retry: false });
  const { accountName } = await accountsGet(client).catch((error) => ({ accountName: error.name }));
  console.log(accountName);
`;

/** Runs a program with the client, and gives what it prints. */
async function visit(environment: Record<string, string | undefined>): Promise<string> {
  asked.length = 0;
  const address = proxy.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const args = ['--input-type=module', '--eval', program, mock.httpsUrl ?? ''];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: import.meta.dirname,
    env: {
      PATH: process.env['PATH'],
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: `http://127.0.0.1:${port}`,
      NODE_EXTRA_CA_CERTS: mock.certificateFile,
      ...environment,
    },
  });
  return stdout.trim();
}

it.each([
  ['goes through the proxy', {}, 'Harbour Leasing', true],
  [
    'goes past the proxy for hosts in NO_PROXY',
    { NO_PROXY: '127.0.0.1,localhost' },
    'Harbour Leasing',
    false,
  ],
  [
    'fails where nobody vouches for the certificate',
    { NODE_EXTRA_CA_CERTS: undefined },
    'NetworkError',
    true,
  ],
])('the client %s', async (_, environment, printed, isAsked) => {
  expect(await visit(environment)).toBe(printed);
  const { host } = new URL(mock.httpsUrl ?? '');
  expect(asked).toEqual(isAsked ? [`CONNECT ${host}`] : []);
});
