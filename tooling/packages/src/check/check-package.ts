import { mkdtempSync, rmSync, closeSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { publishedPackages } from '../tarballs/published.ts';
import { pack, type Tarball } from '../tarballs/tarball.ts';
import { checkContents } from './contents.ts';
import { checkDeclarations } from './declarations.ts';
import { checkManifest } from './manifest.ts';

/** Runs publint on a tarball. Its suggestions are problems, too. */
async function runPublint(tarball: Tarball): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(tarball.file));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
  return messages.map((one) => `publint: ${formatMessage(one, pkg, { color: false }) ?? one.code}`);
}

const attw = [
  '--import',
  import.meta.resolve('./know-folders.ts'),
  fileURLToPath(
    new URL('dist/index.js', import.meta.resolve('@arethetypeswrong/cli/package.json')),
  ),
];

/**
 * Runs are-the-types-wrong on a tarball, for ES modules alone: other profiles do not know that
 * `require()` takes these since Node 20.19.
 * @param folder its `.attw.json` names entries to add, as those with a star, and to leave out
 * @returns the report if there is a problem
 */
function runTypesCheck({ file, manifest }: Tarball, folder: string): string[] {
  // A package of data has no types.
  if (!JSON.stringify(manifest['exports']).includes('.js"')) return [];
  // It exits before a pipe has taken all of its output, so that goes into a file.
  const report = `${file}.txt`;
  const output = openSync(report, 'w');
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
  const { status } = spawnSync(process.execPath, [...attw, file, ...options], {
    cwd: folder,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const text = readFileSync(report, 'utf8');
  // It has nothing against a package without any types.
  return status === 0 && !text.includes('does not contain types') ? [] : [text];
}

/**
 * Packs a package and checks the tarball: with publint, are-the-types-wrong and rules of our own.
 * @param folder the folder of the package
 * @returns the problems, each with the name of the package
 * @throws if it is not the folder of a published package, or if it cannot be packed
 */
export async function checkPackage(folder: string): Promise<string[]> {
  // A package is in packages, or is specs.
  const repository = path.resolve(
    folder,
    path.basename(path.dirname(folder)) === 'packages' ? '../..' : '..',
  );
  const packages = publishedPackages(repository);
  const one = packages.find((each) => each.folder === folder);
  if (one === undefined) throw new Error(`${folder} is not the folder of a published package`);
  const scratch = mkdtempSync(path.join(tmpdir(), 'countersign-package-'));
  try {
    const tarball = await pack(one, scratch);
    const problems = [
      ...checkManifest(tarball, one, packages),
      ...checkNode10(tarball),
      ...checkContents(tarball, repository),
      ...checkDeclarations(tarball),
      ...(await runPublint(tarball)),
      ...runTypesCheck(tarball, folder),
    ];
    return problems.map((problem) => `${one.name}: ${problem}`);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** The fields by which compilers without `exports` (`moduleResolution: node10`) find declarations. */
interface Node10Fields {
  types?: string;
  typesVersions?: { '*': Record<string, readonly string[]> };
}

/** The fields that tell these compilers the same as `exports` tells others. */
function node10Fields(exports: unknown): Node10Fields {
  const entries = Object.entries(exports ?? {}).flatMap(([name, target]): [string, string][] => {
    const types: unknown = typeof target === 'object' && target !== null ? target.types : undefined;
    return typeof types === 'string' ? [[name, types]] : [];
  });
  const own = entries.find(([name]) => name === '.')?.[1];
  const paths = entries
    .filter(([name]) => name !== '.')
    .map(([name, types]) => [name.slice('./'.length), [types]] as const);
  // A pattern for all names is applied to the declarations of the package itself, too.
  if (own !== undefined && paths.some(([name]) => name === '*'))
    paths.push([own.slice('./'.length), [own]]);
  return {
    ...(own !== undefined && { types: own }),
    ...(paths.length > 0 && { typesVersions: { '*': Object.fromEntries(paths) } }),
  };
}

/** Checks that these fields and `exports` say the same. */
function checkNode10({ manifest }: Pick<Tarball, 'manifest'>): string[] {
  return Object.entries(node10Fields(manifest['exports']))
    .filter(([field, value]) => !isDeepStrictEqual(manifest[field], value))
    .map(([field, value]) => `package.json: ${field} must be ${JSON.stringify(value)}`);
}
