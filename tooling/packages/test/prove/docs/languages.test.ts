// The programs in the guides for other languages work as they are, against one sandbox.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, type Ran } from '@countersign/packages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findExamples, guides, type Example } from '../../repository/documents.ts';
import { environment, exampleFolder } from './run.ts';
import { startServer, type Server } from './server.ts';

interface Language {
  /** The page, and the language of its blocks. */
  page: string;
  fence: string;
  /** The command that must answer, which says that the language is on this machine. */
  needs: readonly string[];
  /** The commands that run a program of the page. */
  program(file: string): readonly (readonly string[])[];
  /** The names of its first two programs. */
  files: readonly [string, string];
  /** The test of the page, and the command that runs it; some runners are not in Debian. */
  test?: { file: string; needs: readonly string[]; command: readonly string[] };
  /** True if every system of CI has it. */
  isUsual: boolean;
}

const python = process.platform === 'linux' ? '/usr/bin/python3' : 'python3';
const languages: readonly Language[] = [
  {
    page: 'python',
    fence: 'py',
    needs: [python, '-c', 'import jwt, cryptography'],
    program: (file) => [[python, file]],
    files: ['lease.py', 'login.py'],
    test: {
      file: 'test_lease.py',
      needs: [python, '-c', 'import pytest'],
      command: [python, '-m', 'pytest', '-p', 'no:cacheprovider', 'test_lease.py'],
    },
    isUsual: false,
  },
  {
    page: 'java',
    fence: 'java',
    needs: ['java', '-version'],
    program: (file) => [['java', file]],
    files: ['Lease.java', 'Login.java'],
    isUsual: true,
  },
  {
    page: 'csharp',
    fence: 'cs',
    needs: ['mcs', '--version'],
    program: (file) => [
      ['mcs', '-langversion:latest', '-r:System.Net.Http.dll', file],
      ['mono', file.replace('.cs', '.exe')],
    ],
    files: ['Lease.cs', 'Login.cs'],
    isUsual: false,
  },
  {
    page: 'php',
    fence: 'php',
    needs: ['php', '--version'],
    program: (file) => [['php', file]],
    files: ['lease.php', 'login.php'],
    test: {
      file: 'LeaseTest.php',
      needs: ['phpunit', '--version'],
      command: ['phpunit', 'LeaseTest.php'],
    },
    isUsual: true,
  },
  {
    page: 'ruby',
    fence: 'rb',
    needs: ['ruby', '--version'],
    program: (file) => [['ruby', file]],
    files: ['lease.rb', 'login.rb'],
    test: {
      file: 'lease_spec.rb',
      needs: ['rspec', '--version'],
      command: ['rspec', 'lease_spec.rb'],
    },
    isUsual: true,
  },
  {
    page: 'go',
    fence: 'go',
    needs: ['go', 'version'],
    program: (file) => [['go', 'run', file]],
    files: ['lease.go', 'login.go'],
    test: {
      file: 'lease_test.go',
      needs: ['go', 'version'],
      command: ['go', 'test', 'lease_test.go'],
    },
    isUsual: true,
  },
];

const folder = exampleFolder();
let server: Server;
beforeAll(async () => {
  server = await startServer(folder, 'sandbox');
});
afterAll(() => server[Symbol.dispose]());

/** Runs a command of a language in a folder. */
async function runIn(where: string, [file = '', ...args]: readonly string[]): Promise<Ran> {
  return run(file, args, {
    folder: where,
    environment: {
      ...environment(folder),
      SERVICE: server.url,
      TENANT: path.basename(where),
      GOCACHE: path.join(folder, 'go'),
      GO111MODULE: 'off',
      PYTHONDONTWRITEBYTECODE: '1',
    },
  });
}

it('asks each area in Python, with the standard library alone', async (context) => {
  const [language] = languages;
  if (language === undefined || !(await isThere([python, '--version'])))
    return context.skip('Python is not on this machine');
  const { code = '', output } = blocksOf(language).at(-1) ?? {};
  const file = path.join(folder, 'areas.py');
  writeFileSync(file, code);
  expect(await runIn(folder, [python, file])).toEqual({ status: 0, stdout: output, stderr: '' });
});

/** Reports whether a command is on this machine. */
async function isThere([file = '', ...args]: readonly string[]): Promise<boolean> {
  return run(file, args, { folder }).then(
    ({ status }) => status === 0,
    () => false,
  );
}

function blocksOf({ page, fence }: Language): Example[] {
  const guide = guides.find(({ file }) => file.endsWith(`/guides/${page}.md`));
  return guide === undefined ? [] : findExamples(guide, fence);
}

it('has a guide for each language, with its programs in their order', () => {
  for (const language of languages) {
    const [lease, login, test] = blocksOf(language);
    expect([lease?.output, login?.output?.toLowerCase(), test?.code]).toEqual([
      'sent\ncompleted\n%PDF-\nenvelope-completed\n',
      'harbour leasing true\n',
      expect.stringContaining('9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60'),
    ]);
  }
});

describe.each(languages)('$page', (language) => {
  const { page, files, needs, program, test, isUsual } = language;
  const where = path.join(folder, page);
  mkdirSync(where);

  it.for([0, 1])(
    'runs program %i of its guide, which prints what is shown',
    async (index, context) => {
      if (!(await isThere(needs))) {
        // CI has these languages.
        expect(isUsual && process.env['CI'], `install ${needs[0]}`).toBeFalsy();
        context.skip(`${needs[0]} is not on this machine`);
      }
      const name = files[index] ?? '';
      const { code, output } = blocksOf(language)[index] ?? {};
      writeFileSync(path.join(where, name), code ?? '');
      const commands = program(name);
      for (const command of commands.slice(0, -1))
        expect(await runIn(where, command)).toMatchObject({ status: 0 });
      const ran = await runIn(where, commands.at(-1) ?? []);
      expect(ran).toEqual({ status: 0, stdout: output, stderr: '' });
    },
  );

  it.skipIf(test === undefined)('runs the test of its guide', async (context) => {
    if (test === undefined || !(await isThere(test.needs)))
      return context.skip('its runner is not on this machine');
    writeFileSync(path.join(where, test.file), blocksOf(language)[2]?.code ?? '');
    const { status, stdout } = await runIn(where, test.command);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringMatching(/1 (?:passed|test|example)|^ok/m),
    });
  });
});
