import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';

/** Modules that become one file, or a few. */
export interface Group {
  name: string;
  /** Paths from the folder of the modules. All that they import becomes a part of the group. */
  entries: readonly string[];
  /** The number of modules in one file, where one file with all of them takes too long to load. */
  most?: number;
}

/** The result of gathering a group. */
export interface Gathered {
  /** The packages that its modules import. */
  packages: readonly string[];
  /** Its files, from the folder of the modules, each behind those that it imports. */
  files: readonly string[];
}

/** The folder of the files that groups become. */
const chunks = 'chunks';

/**
 * Gathers modules that are loaded together into few files, since to find and to read a module takes
 * longer than all that it does. Where a module was stays a file that gives what the module gave, so
 * that every other module imports it as before. A module that looks for files beside it stays as it
 * is, with all that it imports, and so does one that a thread loads.
 * @param dist the folder of the modules, which the files replace
 * @param apart the modules that threads load
 * @param groups in the order of their loading: a module is in the first that imports it
 */
export async function gather(
  dist: string,
  { apart = [], groups }: { apart?: readonly string[]; groups: readonly Group[] },
): Promise<Gathered[]> {
  const importsOf = await readImports(dist, [
    ...apart,
    ...groups.flatMap(({ entries }) => entries),
  ]);
  const left = new Set<string>();
  const looking = [...importsOf.keys()].filter((file) =>
    readFileSync(path.join(dist, file), 'utf8').includes('import.meta'),
  );
  for (const file of [...looking, ...apart]) addWithImports(left, file, importsOf, () => false);
  const chunkOf = new Map<string, string>();
  const gathered = groups.map(({ name, entries, most = Infinity }): Gathered => {
    const modules = new Set<string>();
    for (const file of entries)
      addWithImports(modules, file, importsOf, (one) => left.has(one) || chunkOf.has(one));
    const packages = new Set<string>();
    for (const [at, file] of [...modules].entries()) {
      chunkOf.set(file, most === Infinity ? name : `${name}-${Math.floor(at / most) + 1}`);
      for (const one of importsOf.get(file)?.packages ?? []) packages.add(one);
    }
    const names = new Set([...modules].map((file) => chunkOf.get(file)));
    return { packages: [...packages], files: [...names].map((one) => `${chunks}/${one}.js`) };
  });
  await write(dist, chunkOf);
  return gathered;
}

/** The imports of a module: modules beside it, and packages. */
interface Imports {
  modules: readonly string[];
  packages: readonly string[];
}

async function readImports(
  dist: string,
  entries: readonly string[],
): Promise<ReadonlyMap<string, Imports>> {
  const { metafile } = await build({
    absWorkingDir: dist,
    entryPoints: [...new Set(entries)],
    outdir: dist,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => {
      const all = imports.filter(({ kind }) => kind === 'import-statement');
      return [
        file,
        {
          modules: all.flatMap((one) => (one.external === true ? [] : [one.path])),
          packages: all.flatMap((one) => (one.external === true ? [one.path] : [])),
        },
      ];
    }),
  );
}

/** Adds a module behind those that it imports. */
function addWithImports(
  to: Set<string>,
  file: string,
  importsOf: ReadonlyMap<string, Imports>,
  isElsewhere: (file: string) => boolean,
): void {
  if (to.has(file) || isElsewhere(file)) return;
  for (const one of importsOf.get(file)?.modules ?? [])
    addWithImports(to, one, importsOf, isElsewhere);
  to.add(file);
}

async function write(dist: string, chunkOf: ReadonlyMap<string, string>): Promise<void> {
  const nameOf = (file: string) => path.relative(dist, file).split(path.sep).join('/');
  const bundle = await rolldown({
    cwd: dist,
    input: Object.fromEntries(
      [...chunkOf.keys()].map((file) => [file.slice(0, -'.js'.length), path.join(dist, file)]),
    ),
    plugins: [
      {
        name: 'other-modules',
        resolveId(source, importer) {
          if (importer === undefined) return null;
          if (!source.startsWith('.')) return { id: source, external: true };
          const id = path.resolve(path.dirname(importer), source);
          return chunkOf.has(nameOf(id)) ? null : { id, external: 'absolute' };
        },
      },
    ],
    preserveEntrySignatures: 'allow-extension',
    treeshake: false,
    // Some modules are imported by a statement and by a function; the files are the same.
    checks: { ineffectiveDynamicImport: false },
  });
  await bundle.write({
    dir: dist,
    entryFileNames: '[name].js',
    chunkFileNames: `${chunks}/[name].js`,
    paths: (id) => (path.isAbsolute(id) ? `../${nameOf(id)}` : id),
    // Editors show the documentation from the types.
    comments: { jsdoc: false },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => chunkOf.get(nameOf(id)) ?? null, debugName: 'by group' }],
    },
  });
  await bundle.close();
}
