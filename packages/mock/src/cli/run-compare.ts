import { createInterface } from 'node:readline/promises';
import { readIndex } from '../core/engine/contract.ts';
import type { Side } from '../proxy/compare/call-side.ts';
import { compareSides } from '../proxy/compare/compare-sides.ts';
import { readScenario, type ScenarioPerson } from '../proxy/compare/scenario.ts';
import { isRealService, readUpstreams } from '../proxy/upstreams.ts';
import { fail } from '../core/cli/fail.ts';
import { flagLines, type Flag } from '../core/cli/flags.ts';
import { readArguments } from '../core/cli/read-arguments.ts';
import { UsageError } from '../core/cli/usage-error.ts';

const flags = [
  ['left', '<url>', 'one side: demo, production, or the address of a server'],
  ['right', '<url>', 'the other side, such as http://127.0.0.1:4010'],
  ['left-token', '<token>', 'the access token of one side (env LEFT_TOKEN)'],
  ['right-token', '<token>', 'the access token of the other side (env RIGHT_TOKEN)'],
  ['left-values', '<list>', 'values of one side, as accountId=…,email=…'],
  ['right-values', '<list>', 'values of the other side'],
  ['json', '', 'print JSON'],
  ['help', '', 'print this help'],
] as const satisfies readonly Flag[];

const help = `Usage: countersign-mock compare <scenario.jsonc> --left <url> --right <url> [options]

Does the steps of a scenario on both sides, and prints what differs. IDs, moments and addresses are
taken for the same. Where a person has to sign, the sandbox does it, and for the real service you are
asked to. The exit code is 1 if anything differs, and 2 if it cannot be done.

${flagLines(flags)}`;

/** Compares two servers, and sets the exit code. */
export async function runCompare([file = '', ...words]: string[]): Promise<void> {
  try {
    const isFlag = file.startsWith('-');
    const args = readArguments(isFlag ? [file, ...words] : words, flags);
    if (args.has('help')) return void process.stdout.write(help);
    if (file === '' || isFlag) throw new UsageError('the scenario is missing; see --help');
    const { LEFT_TOKEN, RIGHT_TOKEN } = process.env;
    const left = readSide('left', args.value('left'), args.value('left-token') ?? LEFT_TOKEN);
    const right = readSide('right', args.value('right'), args.value('right-token') ?? RIGHT_TOKEN);
    left.values = readValues(args.value('left-values'));
    right.values = readValues(args.value('right-values'));
    const steps = await compareSides(readScenario(file), left, right);
    const lines = steps.flatMap((one) => [
      `${one.step} ${one.call}: ${one.left} and ${one.right}\n`,
      ...one.differences.map(
        ({ at, kind, left: here, right: there }) =>
          `  ${at} ${kind}: left ${here}, right ${there}\n`,
      ),
    ]);
    process.stdout.write(args.has('json') ? `${JSON.stringify(steps, null, 2)}\n` : lines.join(''));
    if (steps.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
  } catch (error) {
    fail(error, 2);
  }
}

/** @throws UsageError */
function readSide(name: string, url: string | undefined, token: string | undefined): Side {
  if (url === undefined)
    throw new UsageError(`--${name} is missing: demo, production, or an address; see --help`);
  readUpstreams(url, readIndex(), `--${name}`);
  return { url, token: token ?? 'sandbox', ...(isRealService(url) && { act: askPerson }) };
}

/** Asks a person to act at the real service, where no program can act as a recipient. */
async function askPerson(
  { person, recipientId, values = {} }: ScenarioPerson,
  envelopeId: string,
): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const filled = Object.entries(values).map(([label, value]) => `${label}: ${value}`);
  await lines.question(
    `Now ${person} the envelope ${envelopeId} as its recipient ${recipientId}${filled.length > 0 ? `, with ${filled.join(', ')}` : ''}. Then press Enter. `,
  );
  lines.close();
}

/** @throws UsageError */
function readValues(text = ''): Record<string, string> {
  return Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((pair): [string, string] => {
        const at = pair.indexOf('=');
        if (at < 1) throw new UsageError(`values are written as name=value, but one is ${pair}`);
        return [pair.slice(0, at), pair.slice(at + 1)];
      }),
  );
}
