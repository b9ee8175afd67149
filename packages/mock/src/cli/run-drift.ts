import { readDrift } from '../proxy/drift/create-drift.ts';
import { driftPage } from '../proxy/drift/drift-page.ts';
import { writeDrift } from '../proxy/drift/write-drift.ts';
import { fail } from '../core/cli/fail.ts';
import { flagLines, type Flag } from '../core/cli/flags.ts';
import { readArguments } from '../core/cli/read-arguments.ts';
import { UsageError } from '../core/cli/usage-error.ts';

const flags = [
  ['json', '', 'print JSON instead of Markdown'],
  ['html', '', 'print a page of HTML'],
  ['help', '', 'print this help'],
] as const satisfies readonly Flag[];

const help = `Usage: countersign-mock drift <folder> [options]

Prints where a recording of \`countersign-mock proxy --record\` differs from the contract, the change
of the contract that would follow, where the contract allows more, and which of its fields were seen. The exit code is 1 if it differs, and 2 if it cannot be read.

${flagLines(flags)}`;

/** Prints the drift of a recording, and sets the exit code. */
export async function runDrift([folder = '', ...words]: string[]): Promise<void> {
  try {
    const isFlag = folder.startsWith('-');
    const args = readArguments(isFlag ? [folder, ...words] : words, flags);
    if (args.has('help')) return void process.stdout.write(help);
    if (folder === '' || isFlag)
      throw new UsageError('the folder of the recording is missing; see --help');
    const operations = await readDrift(folder);
    process.stdout.write(
      args.has('json')
        ? `${JSON.stringify(operations, null, 2)}\n`
        : args.has('html')
          ? driftPage(operations)
          : writeDrift(operations),
    );
    if (operations.some(({ deviations }) => deviations.length > 0)) process.exitCode = 1;
  } catch (error) {
    fail(error, 2);
  }
}
