import { appendFileSync } from 'node:fs';
import type { CheckedExchange, Deviation } from '../proxy/deviation.ts';
import { startProxy } from '../proxy/start-proxy.ts';
import { collectOldEarly, tuneHeap } from '../core/cli/tune-heap.ts';
import { fail } from '../core/cli/fail.ts';
import { flagLines, type Flag } from '../core/cli/flags.ts';
import { listenError } from '../core/cli/listen-error.ts';
import { readArguments } from '../core/cli/read-arguments.ts';
import { readGuards } from '../core/cli/read-guards.ts';
import { readPort } from '../core/cli/read-port.ts';
import { endOnSignal } from '../core/cli/signals.ts';
import { UsageError } from '../core/cli/usage-error.ts';

const flags = [
  [
    'upstream',
    '<address>',
    'demo, production, https://host, or area=https://host with commas between',
  ],
  ['port', '<number>', 'the port to listen on; 0 selects a free port (default 4020)'],
  ['host', '<address>', 'the address to listen on (default 127.0.0.1)'],
  [
    'keep-host',
    '',
    'send upstream the host that was called; for the sandbox, not the real service',
  ],
  ['https', '', 'also serve HTTPS, with a certificate created for this machine'],
  ['record', '<folder>', 'write each exchange into this folder, without secrets and people'],
  ['log', '<file>', 'write what each exchange shows as one line of JSON'],
  ['hostnames', '<names>', 'more host names to answer to besides localhost; * is any'],
  ['cors', '<origins>', 'allow pages of these origins; * is any (default: this machine)'],
  ['help', '', 'print this help'],
] as const satisfies readonly Flag[];

const help = `Usage: countersign-mock proxy --upstream <address> [options]

Hands on what the service answers, unchanged, and prints what the contract does not
have: fields, words, codes, headers and operations, each once.

${flagLines(flags)}`;

/** Starts the proxy as the command line says; if it fails, prints why and sets the exit code. */
export async function runProxy(words: string[]): Promise<void> {
  try {
    const args = readArguments(words, flags);
    if (args.has('help')) return void process.stdout.write(help);
    const upstream = args.value('upstream');
    if (upstream === undefined)
      throw new UsageError('--upstream is missing: demo, production, or an address; see --help');
    tuneHeap();
    collectOldEarly('mock');
    const port = readPort(args.value('port') ?? '4020');
    const host = args.value('host') ?? '127.0.0.1';
    const log = args.value('log');
    const record = args.value('record');
    // Fails now, and not with the first exchange.
    if (log !== undefined) appendFileSync(log, '');
    const proxy = await startProxy({
      upstream,
      port,
      host,
      https: args.has('https'),
      keepHost: args.has('keep-host'),
      ...readGuards(args),
      ...(record !== undefined && { record }),
      onLeftOut: (reason) => void process.stderr.write(`countersign: ${reason}\n`),
      onChecked(checked, fresh) {
        if (log !== undefined) appendFileSync(log, `${JSON.stringify(checked)}\n`);
        for (const one of fresh) process.stdout.write(`${describe(checked, one)}\n`);
      },
    }).catch((error: unknown) => {
      const reason = listenError(error, { port, host });
      throw reason === undefined ? error : new UsageError(reason);
    });
    process.stdout.write(
      `proxy at ${[proxy.url, proxy.httpsUrl].filter(Boolean).join(' and ')} of ${upstream}\n`,
    );
    endOnSignal(async () => {
      await proxy.close();
      const report = proxy.report();
      const sum = (count: (one: (typeof report)[number]) => number) =>
        report.reduce((total, one) => total + count(one), 0);
      process.stdout.write(
        `${sum(({ exchanges }) => exchanges)} exchanges of ${report.length} operations, ${sum(({ deviations }) => deviations.length)} deviations from the contract\n`,
      );
    });
  } catch (error) {
    fail(error, 1);
  }
}

function describe(
  { method, operation, status }: CheckedExchange,
  { side, in: place, at, rule, expected, got }: Deviation,
): string {
  const where = [side, place, at].filter(Boolean).join(' ');
  return `${operation ?? method} ${status}  ${where}  ${rule}: the contract has ${expected}; here is ${got}`;
}
