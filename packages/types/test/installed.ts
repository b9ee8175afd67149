import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A user's project, outside the repository, that has the package installed. */
export interface Project {
  folder: string;
  /** Writes a tsconfig.json for some of the project's files, and says where it is. */
  configure(
    name: string,
    files: readonly string[],
    options: Readonly<Record<string, unknown>>,
  ): string;
  remove(): void;
}

/** Packs the package as it is published, and installs that in a project with the consumers. */
export function installedProject(): Project {
  // As compilers spell it; Windows and macOS also know it by another name.
  const folder = realpathSync.native(mkdtempSync(path.join(tmpdir(), 'countersign-types-')));
  cpSync(path.join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const target = 'node_modules/@countersign/types';
  mkdirSync(path.join(folder, target), { recursive: true });
  run(path.resolve(import.meta.dirname, '..'), 'npm', ['pack', '--pack-destination', folder]);
  const [tarball = ''] = globSync('*.tgz', { cwd: folder });
  run(folder, 'tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  return {
    folder,
    configure(name, files, options) {
      const file = path.join(folder, `tsconfig.${name}.json`);
      const compilerOptions = { target: 'es2022', lib: ['es2022', 'dom'], types: [], ...options };
      writeFileSync(file, JSON.stringify({ compilerOptions, files }));
      return file;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function run(cwd: string, command: string, words: string[]): void {
  // On Windows npm is a script, which only a shell finds.
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed: ${stderr}`);
}
