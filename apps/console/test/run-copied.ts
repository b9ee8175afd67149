import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const standIns = path.join(import.meta.dirname, 'stand-ins');
/** A language in which calls can be copied, and the way in which a machine runs its programs. */
interface Language {
  file: string;
  /** The command that must answer, if not each machine has the language. */
  needs?: readonly [program: string, ...args: string[]];
  /** The commands that run the program, in the folder that has it. */
  commands: readonly (readonly [program: string, ...args: string[]])[];
}

const stubsOfJava = path.join(standIns, 'java');

/** The languages by the name of the form. */
export const languages: Readonly<Record<string, Language>> = {
  curl: { file: 'call.sh', commands: [['sh', 'call.sh']] },
  TypeScript: { file: 'call.ts', commands: [[process.execPath, 'call.ts']] },
  'Node.js': { file: 'call.mjs', commands: [[process.execPath, 'call.mjs']] },
  Python: {
    file: 'call.py',
    needs: ['python3', '--version'],
    commands: [['python3', 'call.py']],
  },
  Java: {
    file: 'Call.java',
    needs: ['javac', '-version'],
    commands: [
      [
        'javac',
        '-encoding',
        'UTF-8',
        '-d',
        '.',
        '-cp',
        `.${path.delimiter}${stubsOfJava}`,
        '-sourcepath',
        stubsOfJava,
        'Call.java',
      ],
      ['java', '-cp', '.', 'Call'],
    ],
  },
  'C#': {
    file: 'Call.cs',
    needs: ['mcs', '--version'],
    commands: [
      ['mcs', '-r:System.Net.Http.dll', 'Call.cs', path.join(standIns, 'csharp/Client.cs')],
      ['mono', 'Call.exe'],
    ],
  },
  PHP: {
    file: 'call.php',
    needs: ['php', '--version'],
    commands: [['php', '-d', `include_path=${path.join(standIns, 'php')}`, 'call.php']],
  },
  Ruby: {
    file: 'call.rb',
    needs: ['ruby', '--version'],
    commands: [['ruby', '-I', path.join(standIns, 'ruby'), 'call.rb']],
  },
};

/** Reports whether the machine has a language. */
export async function hasLanguage(name: string): Promise<boolean> {
  const [program, ...args] = languages[name]?.needs ?? [process.execPath, '--version'];
  return run(program, args).then(
    () => true,
    () => false,
  );
}

/**
 * Runs a program that was copied. It finds the vendor's clients for Node.js where they are installed,
 * and for the other languages, whose registries tests do not reach, the stand-ins beside this file.
 */
export async function runCopied(name: string, code: string): Promise<string> {
  const { file, commands } = languages[name] ?? { file: '', commands: [] };
  // In a folder of this package, so that the programs find their imports.
  const folder = await mkdtemp(path.join(import.meta.dirname, '.scratch-copied-'));
  try {
    await writeFile(path.join(folder, file), code);
    const env = {
      ...process.env,
      PYTHONPATH: path.join(standIns, 'python'),
      PYTHONDONTWRITEBYTECODE: '1',
    };
    let output = '';
    for (const [program, ...args] of commands)
      output = (await run(program, args, { cwd: folder, env })).stdout;
    return output;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
