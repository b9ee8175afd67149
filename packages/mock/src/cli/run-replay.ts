import { startReplay } from '../proxy/replay/start-replay.ts';
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
  ['port', '<number>', 'the port to listen on; 0 selects a free port (default 4020)'],
  ['host', '<address>', 'the address to listen on (default 127.0.0.1)'],
  ['https', '', 'also serve HTTPS, with a certificate created for this machine'],
  ['hostnames', '<names>', 'more host names to answer to besides localhost; * is any'],
  ['cors', '<origins>', 'allow pages of these origins; * is any (default: this machine)'],
  ['help', '', 'print this help'],
] as const satisfies readonly Flag[];

const help = `Usage: countersign-mock replay <folder> [options]

Answers from a recording of \`countersign-mock proxy --record\`: each request with what the
service has answered to the same operation with the same arguments, in the same order.

${flagLines(flags)}`;

/** Starts a replay as the command line says; if it fails, prints why and sets the exit code. */
export async function runReplay([folder = '', ...words]: string[]): Promise<void> {
  try {
    const isFlag = folder.startsWith('-');
    const args = readArguments(isFlag ? [folder, ...words] : words, flags);
    if (args.has('help')) return void process.stdout.write(help);
    if (folder === '' || isFlag)
      throw new UsageError('the folder of the recording is missing; see --help');
    tuneHeap();
    collectOldEarly('mock');
    const port = readPort(args.value('port') ?? '4020');
    const host = args.value('host') ?? '127.0.0.1';
    const replay = await startReplay({
      folder,
      port,
      host,
      https: args.has('https'),
      ...readGuards(args),
    }).catch((error: unknown) => {
      const reason = listenError(error, { port, host });
      throw reason === undefined ? error : new UsageError(reason);
    });
    process.stdout.write(
      `replay of ${folder} at ${[replay.url, replay.httpsUrl].filter(Boolean).join(' and ')}\n`,
    );
    endOnSignal(async () => {
      await replay.close();
      for (const one of replay.missing()) process.stdout.write(`never recorded: ${one}\n`);
    });
  } catch (error) {
    fail(error, 1);
  }
}
