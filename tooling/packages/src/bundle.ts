import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

/** The entry and the platform of a bundle. */
export interface BundleOptions {
  /** The entry module, as TypeScript. */
  code: string;
  /** The folder that imports of the entry module are resolved from. */
  folder: string;
  /** A bundle for Node may import Node's own modules. The default is `browser`. */
  platform?: 'browser' | 'node';
}

/** A module and everything that it needs in one minified file. */
export interface Bundle {
  code: string;
  /** Its size in bytes after gzip at level 9. */
  gzipped: number;
}

/**
 * Bundles a module as an application would, with esbuild. The same input gives the same output.
 * @throws if an import cannot be resolved, such as a module of Node in a bundle for browsers
 */
export async function bundle({
  code,
  folder,
  platform = 'browser',
}: BundleOptions): Promise<Bundle> {
  const { outputFiles } = await build({
    stdin: { contents: code, loader: 'ts', resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    platform,
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild wrote nothing');
  return {
    code: file.text,
    gzipped: gzipSync(file.contents, { level: 9 }).byteLength,
  };
}

const entry = 'the entry module';

/**
 * Lists the files that a runtime loads for a module without a bundler, relative to the folder.
 * Modules of Node and dynamic imports are left out.
 * @param options.code the entry module as JavaScript; TypeScript would lose its unused imports
 */
export async function loadedFiles({
  code,
  folder,
}: Pick<BundleOptions, 'code' | 'folder'>): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: code, loader: 'js', resolveDir: folder, sourcefile: entry },
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // A bundler may drop modules without side effects. A runtime loads them.
    ignoreAnnotations: true,
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  const found = staticImports(metafile);
  return found.map((file) => file.split(path.sep).join('/')).toSorted();
}

function staticImports({ inputs }: Metafile): string[] {
  const found = new Set([entry]);
  for (const file of found)
    for (const { path: other, kind, external } of inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import' && external !== true) found.add(other);
  found.delete(entry);
  return [...found];
}
