import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bench } from '../src/bench.ts';
import { isMet, type Result } from '../src/results.ts';
import type { Goal, Suite } from '../src/suite.ts';

it('names the suites when an unknown one is requested', () => {
  const cli = path.resolve(import.meta.dirname, '../src/cli.ts');
  const { status, stderr } = spawnSync(process.execPath, [cli, 'conect'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      'countersign: Unknown suite conect. Suites: connect, zod, client-size, client-import, client-speed, client-downloads, client-types, mock-start, mock-memory, mock-speed, mock-prism, mock-proxy, sandbox-start, sandbox-speed, sandbox-writes, sandbox-scale, sandbox-rooms, sandbox-events, sandbox-bulk, sandbox-postgres, sandbox-documents, sandbox-hostile, sandbox-large, console, reference, packages\n',
  });
});

it('names the options and the suites when an unknown option is given', () => {
  const printed: string[] = [];
  const suites = { connect: { about: 'It.', rows: {} } };
  const printError = (line: string) => void printed.push(line);
  expect(bench(['--help'], { suites, print: printError, printError })).toBe(1);
  expect(printed).toEqual([
    'countersign: Unknown option --help. Options: --strict, --long, --quick; suites: connect',
  ]);
});

const goal: Goal = { atMost: 4 };
const label = { what: 'a file', measure: 'size', goal } as const;
const size = { ...label, unit: 'kB' } as const;
const file = { ...label, measurement: () => 4010 };
const suite: Suite = { about: 'It.', rows: { file } };
const slow: Suite = { about: 'It.', rows: { file: { ...file, long: true } } };

function run(args: string[], kilobytes: number) {
  const lines: string[] = [];
  const exitCode = bench(['--quick', ...args], {
    suites: { suite, slow },
    measure: (): Result => ({ ...size, size: kilobytes }),
    print: (line) => lines.push(line),
    printError: (line) => lines.push(line),
  });
  return { exitCode, lines };
}

it('fails on a missed goal with --strict', () => {
  const lines = ['a file: 4.01 kB (missed)', 'countersign: Goal missed: a file'];
  expect(run(['--strict'], 4.01)).toEqual({ exitCode: 1, lines });
  expect(run([], 4.01)).toEqual({ exitCode: 0, lines });
  expect(run(['--strict'], 4)).toEqual({ exitCode: 0, lines: ['a file: 4.00 kB (met)'] });
});

it('measures what takes minutes only with --long', () => {
  expect(run(['slow'], 1).lines).toEqual([]);
  expect(run(['slow', '--long'], 1).lines).toHaveLength(1);
});

it.each<[Goal, number[], boolean[]]>([
  [{ atLeast: 0.7 }, [0.69, 0.7, 0.71], [false, true, true]],
  [{ atMost: 3 }, [2.99, 3, 3.01], [true, true, false]],
])('meets a goal on the line, and misses it beyond', (wanted, numbers, met) => {
  expect(numbers.map((number) => isMet({ ...size, goal: wanted, size: number }))).toEqual(met);
});
