#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { banner } from './banner.js';
import { help, readCommand, UsageError } from './options.js';
import { startMock, type StartOptions } from './start.js';

try {
  const command = readCommand(process.argv.slice(2), process.env);
  if (command.kind === 'help') process.stdout.write(help);
  else if (command.kind === 'version') process.stdout.write(`${version()}\n`);
  else await run(command.options);
} catch (error) {
  stop(error instanceof UsageError ? error.message : reasonOf(error));
}

async function run(options: StartOptions): Promise<void> {
  const mock = await startMock(options).catch((error: unknown) => {
    throw new UsageError(cannotListen(error, options));
  });
  process.stdout.write(await banner(mock.url, options.reference !== undefined));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void mock.close().then(() => process.exit(0)));
}

function cannotListen(error: unknown, { host = '', port = 0 }: StartOptions): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `port ${port} on ${host} is taken; stop what uses it or choose another with --port`;
  if (code === 'EACCES')
    return `port ${port} on ${host} may not be used by this user; choose another with --port`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `this machine has no address ${host}; choose another with --host`;
  return reasonOf(error);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function version(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}

function stop(message: string): void {
  process.stderr.write(`countersign: ${message}\n`);
  process.exitCode = 1;
}
