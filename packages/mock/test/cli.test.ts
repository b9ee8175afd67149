import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const cli = path.resolve(import.meta.dirname, '../dist/cli.js');
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

function start(words: string[], environment: Record<string, string> = {}) {
  const { PORT: _port, HOST: _host, ...rest } = process.env;
  const child = spawn(process.execPath, [cli, ...words], { env: { ...rest, ...environment } });
  running.add(child);
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (said.stdout += chunk));
  child.stderr.on('data', (chunk) => (said.stderr += chunk));
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return { child, said, ended };
}

/** The address that a server prints, once it has printed all that it prints at the start. */
async function untilListening({ child, said, ended }: ReturnType<typeof start>): Promise<string> {
  const listens = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const url = /http:\/\/\S+?:\d+/.exec(said.stdout)?.[0];
      if (url !== undefined && said.stdout.includes('Ctrl-C')) resolve(url);
    });
  });
  const ends = ended.then((): never => {
    throw new Error(`it ended instead of listening: ${said.stderr}`);
  });
  return Promise.race([listens, ends]);
}

describe('a command line that makes no sense ends with one line and code 1', () => {
  it.each([
    [['--colour'], {}, "Unknown option '--colour'; --help lists what there is"],
    [['--port'], {}, "Option '--port <value>' argument missing; --help lists what there is"],
    [['--port', 'http'], {}, 'a port is a number from 0 to 65535, not "http"'],
    [[], { PORT: '70000' }, 'a port is a number from 0 to 65535, not "70000"'],
    [['--reference', '/no/such/folder'], {}, '--reference: there is no folder /no/such/folder'],
    [['extra'], {}, "Unexpected argument 'extra'; --help lists what there is"],
    [
      ['--host', '203.0.113.7', '--port', '0'],
      {},
      'this machine has no address 203.0.113.7; choose another with --host',
    ],
  ])('%j', async (words, environment, line) => {
    const { said, ended } = start(words, environment);
    expect(await ended).toBe(1);
    expect(said).toEqual({ stdout: '', stderr: `countersign: ${line}\n` });
  });

  it('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { said, ended } = start(['--port', String(port)]);
    expect(await ended).toBe(1);
    expect(said.stderr).toBe(
      `countersign: port ${port} on 127.0.0.1 is taken; stop what uses it or choose another with --port\n`,
    );
    other.close();
  });
});

describe('a server that runs', () => {
  it('says what it serves, and the line to try works as it stands', async () => {
    const server = start(['--port', '0']);
    await untilListening(server);
    expect(server.said.stdout).toMatch(
      /Countersign serves \d+ operations at http:\/\/127\.0\.0\.1:\d+/,
    );
    const curl = /curl -H '(?<name>[^:]+): (?<value>[^']+)' (?<url>\S+)/.exec(
      server.said.stdout,
    )?.groups;
    const response = await fetch(curl?.url ?? '', {
      headers: { [curl?.name ?? '']: curl?.value ?? '' },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'sent' });
  });

  it('listens where the environment says', async () => {
    const server = start([], { PORT: '0', HOST: 'localhost' });
    expect(await untilListening(server)).toMatch(/^http:\/\/localhost:\d+$/);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends cleanly at %s, open connections or not',
    async (signal) => {
      const server = start(['--port', '0']);
      const url = await untilListening(server);
      const response = await fetch(`${url}/healthz`, { keepalive: true });
      await response.text();
      server.child.kill(signal);
      expect(await server.ended).toBe(0);
      expect(server.said.stderr).toBe('');
    },
  );
});

it.each([
  ['--help', /^Usage: countersign-mock/],
  ['--version', /^\d+\.\d+\.\d+\n$/],
])('%s prints and ends', async (word, text) => {
  const { said, ended } = start([word]);
  expect(await ended).toBe(0);
  expect(said.stdout).toMatch(text);
});
