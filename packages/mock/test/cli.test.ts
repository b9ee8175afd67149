import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '@countersign/testing/listen';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { talk } from './raw.ts';

const cli = path.resolve(import.meta.dirname, '../dist/cli.js');
/** The working folder of the command, which reads a config file there. */
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-cli-'));
const config = path.join(folder, 'countersign.config.json');
/** The operations of the list, without its head. */
const operations = readFileSync(
  path.resolve(import.meta.dirname, '../../../specs/operations.tsv'),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const areas = [...new Set(operations.map(([area = '']) => area))].toSorted();
/** Two areas can have an operation of the same name. */
const names = new Set(operations.map(([, resource, operation]) => `${resource}_${operation}`));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(config, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(words: string[], environment: Record<string, string> = {}) {
  const { PORT: _port, HOST: _host, HOSTNAMES: _hostnames, ...rest } = process.env;
  const child = spawn(process.execPath, [cli, ...words], {
    cwd: folder,
    env: { ...rest, XDG_CACHE_HOME: folder, ...environment },
  });
  running.add(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return { child, output, ended };
}

/** Waits until a server listens, and returns all that it has printed, and the address in it. */
async function untilListening(
  { child, output, ended }: ReturnType<typeof start>,
  stream: 'stdout' | 'stderr' = 'stdout',
): Promise<{ text: string; url: string }> {
  const listens = new Promise<{ text: string; url: string }>((resolve) => {
    child[stream].on('data', () => {
      const url = /http:\/\/\S+?:\d+/.exec(output[stream])?.[0];
      if (url !== undefined && output[stream].endsWith('Press Ctrl-C to stop.\n'))
        resolve({ text: output[stream], url });
    });
  });
  const ends = ended.then((): never => {
    throw new Error(`it ended instead of listening: ${output.stderr}`);
  });
  return Promise.race([listens, ends]);
}

/** The request that the line to try makes, as it stands. */
async function tryCurl(text: string): Promise<Response> {
  const curl = /curl (?:-H '(?<name>[^:]+): (?<value>[^']+)' )?(?<url>\S+)/.exec(text)?.groups;
  return fetch(curl?.url ?? '', {
    headers: curl?.name === undefined ? {} : { [curl.name]: curl.value ?? '' },
  });
}

describe('a command line that makes no sense ends with one line and code 1', () => {
  it.each<[string[], Record<string, string>, string]>([
    [['--colour'], {}, "Unknown option '--colour'; see --help"],
    [['--port'], {}, '--port: a value is missing'],
    [['--port', 'http'], {}, 'a port must be a number from 0 to 65535, not "http"'],
    [[], { PORT: '70000' }, 'a port must be a number from 0 to 65535, not "70000"'],
    [['--reference', '/no/such/folder'], {}, '--reference: folder not found: /no/such/folder'],
    [['extra'], {}, "Unexpected argument 'extra'; see --help"],
    [
      ['--hostnames', 'http://a'],
      {},
      'hostnames: "http://a" is not the name of a host. Give names such as mock.test, or * for any.',
    ],
    [
      ['--base-uri', 'https://demo.esign.test/restapi'],
      {},
      '--base-uri: expected a scheme and a host without a path, such as https://demo.esign.test; got "https://demo.esign.test/restapi"',
    ],
    [['--seed='], {}, '--seed: a value is missing'],
    [['--remember', '-1'], {}, "Option '--remember' argument is ambiguous; see --help"],
    [['--remember', 'all'], {}, '--remember: expected a whole number, got "all"'],
    [
      ['--rate-limit', '1000'],
      {},
      '--rate-limit: expected CALLS/SECONDS such as 1000/3600, got "1000"',
    ],
    [
      ['--areas', 'oauth,rooms'],
      {},
      `--areas: unknown area "rooms"; available: ${areas.join(', ')}`,
    ],
    [
      ['--cors', 'https://a.example', '--no-cors'],
      {},
      '--cors and --no-cors cannot be used together',
    ],
    [['--certificate', 'a.pem'], {}, '--certificate requires --key'],
    [['--key', 'a.pem'], {}, '--key requires --certificate'],
    [
      ['--certificate', 'none.pem', '--key', 'none.pem'],
      {},
      '--certificate: file not found: none.pem',
    ],
    [['--config', 'none.json'], {}, '--config: file not found: none.json'],
    [
      ['--host', '203.0.113.7', '--port', '0'],
      {},
      'this machine does not have the address 203.0.113.7; choose another with --host',
    ],
  ])('%j', async (words, environment, line) => {
    const { output, ended } = start(words, environment);
    expect(await ended).toBe(1);
    expect(output).toEqual({ stdout: '', stderr: `countersign: ${line}\n` });
  });

  it('a port that is taken', async () => {
    const other = createServer();
    const port = await listen(other);
    const { output, ended } = start(['--port', String(port)]);
    expect(await ended).toBe(1);
    expect(output.stderr).toBe(
      `countersign: port ${port} on 127.0.0.1 is in use; stop the other program, or choose another port with --port\n`,
    );
    other.close();
  });

  it('a config file that is wrong has a line for each fault', async () => {
    writeFileSync(
      config,
      '{\n  "port": "4010",\n  "faults": [{ "operation": "Envelope_get" }],\n  "stric": true\n}\n',
    );
    const { output, ended } = start([]);
    expect(await ended).toBe(1);
    expect(output.stderr).toBe(
      [
        'countersign: countersign.config.json:2:11 /port: expected a number, got "4010"\n',
        `countersign: countersign.config.json:3:29 /faults/0/operation: expected one of ${names.size} known names, got "Envelope_get"; did you mean "Envelopes_get"?\n`,
        'countersign: countersign.config.json:4:12 /stric: unknown key "stric"; did you mean "strict"?\n',
      ].join(''),
    );
  });
});

describe('a server that runs', () => {
  it('says what it serves, and the line to try works as it stands', async () => {
    const { text, url } = await untilListening(start(['--port', '0']));
    expect(text).toMatch(
      new RegExp(
        `^Countersign serves ${operations.length} operations at http://127\\.0\\.0\\.1:\\d+`,
      ),
    );
    for (const area of areas) expect(text).toMatch(new RegExp(` operations?  ${url}/${area}\\n`));
    const response = await tryCurl(text);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'sent' });
  });

  it.each(areas)('serves %s alone, and has a line to try it', async (area) => {
    const { text, url } = await untilListening(start(['--port', '0', '--areas', area]));
    expect(text.match(/ operations? {2}http\S+/g)).toHaveLength(1);
    expect(text).toContain(`${url}/${area}\n`);
    expect((await tryCurl(text)).status).toBe(200);
  });

  it('the address of an area serves that area alone', async () => {
    const { url } = await untilListening(start(['--port', '0', '--no-auth']));
    const rooms = '/v2/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/rooms';
    expect((await fetch(`${url}/rooms-v2${rooms}`)).status).toBe(200);
    expect((await fetch(`${url}/admin-v2${rooms}`)).status).toBe(404);
  });

  it('asks for no token with --no-auth, in its line to try as well', async () => {
    const { text } = await untilListening(start(['--port', '0', '--no-auth']));
    expect(text).not.toContain('Authorization');
    expect((await tryCurl(text)).status).toBe(200);
  });

  it('serves HTTPS, and says how Node comes to trust it', async () => {
    const { text } = await untilListening(start(['--port', '0', '--https']));
    const [, https = '', file = ''] =
      /HTTPS\s+(https:\S+)\n\s+NODE_EXTRA_CA_CERTS=(\S+)/.exec(text) ?? [];
    const client = spawn(
      process.execPath,
      [
        '-e',
        `fetch('${https}/healthz').then(({ status }) => process.exit(status === 200 ? 0 : 1))`,
      ],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: file } },
    );
    expect((await once(client, 'close'))[0]).toBe(0);
  });

  it('limits the rate, and writes a line of JSON for each exchange', async () => {
    const server = start(['--port', '0', '--log', '-', '--rate-limit', '1/3600']);
    const { text } = await untilListening(server, 'stderr');
    expect(text).toMatch(/Limit\s+1 call of a token in 3600 seconds\n/);
    expect((await tryCurl(text)).status).toBe(200);
    expect((await tryCurl(text)).status).toBe(429);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const lines = server.output.stdout.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { operation: 'Envelopes_get', status: 200 },
      { operation: 'Envelopes_get', status: 429 },
    ]);
    expect(server.output.stdout).not.toContain('any-token');
  });
});

const end = 'Connection: close\r\n\r\n';

describe('options come from', () => {
  it('the environment', async () => {
    const server = start([], { PORT: '0', HOST: 'localhost', HOSTNAMES: 'esign.test, mock' });
    const { url } = await untilListening(server);
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    for (const [host, status] of [
      ['esign.test', 200],
      ['mock:4010', 200],
      ['rebound.example', 421],
    ] as const)
      expect(await talk(url, `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n${end}`)).toMatch(
        new RegExp(`^HTTP/1\\.1 ${status} `),
      );
  });

  it('the config file of the folder, then the environment, then the flags', async () => {
    const faults = [{ operation: 'Envelopes_get', times: 1, code: 404 }];
    writeFileSync(
      config,
      JSON.stringify({ host: '203.0.113.7', port: 70, areas: ['esign-v2.1'], auth: false, faults }),
    );
    const server = start(['--port', '0'], { HOST: '127.0.0.1', PORT: '71' });
    const { text, url } = await untilListening(server);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d{3,}$/);
    expect(text).toMatch(/Config\s+countersign\.config\.json\n/);
    expect(text).toMatch(/Faults\s+on, by 1 rule\n/);
    expect((await tryCurl(text)).status).toBe(404);
    expect((await tryCurl(text)).status).toBe(200);
  });

  it('the config file that the README shows', async () => {
    const readme = readFileSync(path.resolve(import.meta.dirname, '../README.md'), 'utf8');
    const [, shown = ''] = /^```json\n(.*?)^```$/ms.exec(readme) ?? [];
    const file = path.join(folder, 'readme.json');
    writeFileSync(file, shown);
    const { text } = await untilListening(start(['--config', file, '--port', '0']));
    expect(text).toContain(file);
  });
});

// Windows has none: there a process is ended from outside, and has no say in how.
describe.runIf(process.platform !== 'win32')('a signal', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends it cleanly, open connections or not',
    async (signal) => {
      const server = start(['--port', '0']);
      const { url } = await untilListening(server);
      const response = await fetch(`${url}/healthz`, { keepalive: true });
      await response.text();
      server.child.kill(signal);
      expect(await server.ended).toBe(0);
      expect(server.output.stderr).toBe('');
    },
  );

  it('that comes twice is one', async () => {
    const server = start(['--port', '0']);
    await untilListening(server);
    server.child.kill('SIGINT');
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });

  it('of another kind ends at once what still waits for a request', async () => {
    const server = start(['--port', '0']);
    const { url } = await untilListening(server);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(
      'POST /oauth/token HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n',
    );
    // It asks for the body, which never comes.
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 /);
    socket.on('error', () => undefined);
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    // The process may see either signal first.
    expect(await server.ended).toBeOneOf([130, 143]);
    socket.destroy();
  });
});

it.each([
  ['--help', /^Usage: countersign-mock/],
  ['--version', /^\d+\.\d+\.\d+\n$/],
])('%s prints and ends', async (word, text) => {
  const { output, ended } = start([word]);
  expect(await ended).toBe(0);
  expect(output.stdout).toMatch(text);
});

it('the schema of config files knows the areas and the operations', () => {
  const schema: unknown = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../dist/config.schema.json'), 'utf8'),
  );
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    additionalProperties: false,
    properties: {
      areas: { items: { enum: expect.arrayContaining(['esign-v2.1', 'oauth']) } },
      faults: {
        items: {
          properties: { operation: { enum: expect.arrayContaining(['Envelopes_get']) } },
        },
      },
    },
  });
});
