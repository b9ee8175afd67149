import { checkGoLive } from '../proxy/go-live/check-go-live.ts';
import { fail } from '../core/cli/fail.ts';
import { flagLines, type Flag } from '../core/cli/flags.ts';
import { readArguments } from '../core/cli/read-arguments.ts';
import { UsageError } from '../core/cli/usage-error.ts';

const flags = [
  ['json', '', 'print JSON'],
  ['help', '', 'print this help'],
] as const satisfies readonly Flag[];

const help = `Usage: countersign-mock go-live <folder> [options]

Looks through a recording of \`countersign-mock proxy --record\` for what the vendor of the service
asks to be changed before production. The exit code is 1 if there is anything, and 2 if the
recording cannot be read.

${flagLines(flags)}`;

/** Prints the findings that keep a program from production, and sets the exit code. */
export async function runGoLive([folder = '', ...words]: string[]): Promise<void> {
  try {
    const isFlag = folder.startsWith('-');
    const args = readArguments(isFlag ? [folder, ...words] : words, flags);
    if (args.has('help')) return void process.stdout.write(help);
    if (folder === '' || isFlag)
      throw new UsageError('the folder of the recording is missing; see --help');
    const findings = await checkGoLive(folder);
    const lines = findings.map(
      ({ rule, message, files }) => `${rule}: ${message}\n  shown by ${files.join(', ')}\n`,
    );
    process.stdout.write(
      args.has('json')
        ? `${JSON.stringify(findings, null, 2)}\n`
        : lines.join('') || 'nothing was found\n',
    );
    if (findings.length > 0) process.exitCode = 1;
  } catch (error) {
    fail(error, 2);
  }
}
