import { mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, type Ran } from '@countersign/packages';
import { checkPackage } from '../src/check/check-package.ts';
import { scratch, write } from './command.ts';

const cli = fileURLToPath(new URL('../src/check/cli.ts', import.meta.url));

/** A package that a test breaks: its manifest, and its other files. */
interface Draft {
  manifest: Record<string, unknown>;
  files: Record<string, string>;
}

/** A package without problems. It depends on one of ours and on one of others. */
function soundPackage(): Draft {
  return {
    manifest: {
      name: '@countersign/harbour',
      version: '1.2.3',
      description: 'Berths for boats.',
      license: 'MIT',
      repository: {
        type: 'git',
        url: 'git+https://github.com/countersign/countersign.git',
        directory: 'packages/harbour',
      },
      files: ['dist'],
      type: 'module',
      sideEffects: false,
      types: './dist/index.d.ts',
      typesVersions: { '*': { crane: ['./dist/parts/crane.d.ts'] } },
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './crane': { types: './dist/parts/crane.d.ts', default: './dist/parts/crane.js' },
        './package.json': './package.json',
      },
      publishConfig: { access: 'public', provenance: true },
      dependencies: { '@countersign/quay': 'workspace:*', zod: 'catalog:shipped' },
      engines: { node: '^20.19.0 || >=22.12.0' },
    },
    files: {
      'dist/index.js': "export * from './parts/crane.js';\n",
      'dist/index.d.ts': "export * from './parts/crane.js';\n",
      'dist/parts/crane.js': 'export const crane = true;\n',
      'dist/parts/crane.d.ts': 'export declare const crane: boolean;\n',
    },
  };
}

/** Changes a package, given the root of its repository, too. */
type Change = (draft: Draft, folder: string) => unknown;

/**
 * Creates a package with a change, in a repository of its own.
 * @param place the folder to return, from the root of the repository
 */
function createBroken(change: Change, place = 'packages/harbour'): string {
  const folder = realpathSync(scratch());
  const draft = soundPackage();
  change(draft, folder);
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  write(folder, 'package.json', { private: true, packageManager });
  const catalogs = { shipped: { zod: '^4.6.7' } };
  write(folder, 'pnpm-workspace.yaml', { packages: ['packages/*'], pmOnFail: 'ignore', catalogs });
  write(folder, 'LICENSE', 'MIT License\n');
  write(folder, 'packages/quay/package.json', { name: '@countersign/quay', version: '1.2.3' });
  write(folder, 'packages/harbour/package.json', draft.manifest);
  for (const [file, text] of Object.entries(draft.files)) {
    write(folder, `packages/harbour/${file}`, text);
  }
  // Linked as by an install; packing reads the version of a dependency from there.
  const scope = path.join(folder, 'packages/harbour/node_modules/@countersign');
  mkdirSync(scope, { recursive: true });
  symlinkSync(path.join(folder, 'packages/quay'), path.join(scope, 'quay'), 'junction');
  mkdirSync(path.join(folder, place), { recursive: true });
  return path.join(folder, place);
}

/** Checks a package with a change, and returns the problems without the name of the package. */
export async function checkBroken(change: Change, place?: string): Promise<string[]> {
  const problems = await checkPackage(createBroken(change, place));
  return problems.map((problem) => problem.replace('@countersign/harbour: ', ''));
}

/** Checks a package with a change in a process of its own, as its script does. */
export function startCheck(change: Change): Promise<Ran> {
  return run(process.execPath, [cli], { folder: createBroken(change) });
}
