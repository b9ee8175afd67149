import path from 'node:path';
import { build, type Metafile } from 'esbuild';

/** What is loaded. */
export interface LoadedOptions {
  /** The module to begin with, as JavaScript: of TypeScript, imports that are not used would be gone. */
  code: string;
  /** The folder in which that module would stand. */
  folder: string;
}

const begin = 'the module itself';

/**
 * The files that a runtime loads for a module where nothing is bundled, relative to the folder: all
 * that it imports and what those import, used or not. Modules of Node and `import()` are left out.
 */
export async function loadedFiles({ code, folder }: LoadedOptions): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: code, loader: 'js', resolveDir: folder, sourcefile: begin },
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // A bundler may leave out what declares that it has no side effects. A runtime cannot.
    ignoreAnnotations: true,
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  return [...importedBy(begin, metafile)].map((file) => file.split(path.sep).join('/')).toSorted();
}

/** What a module imports before it runs: the bundler also lists what it may import later. */
function importedBy(module: string, { inputs }: Metafile): Set<string> {
  const found = new Set([module]);
  for (const file of found)
    for (const { path: other, kind, external } of inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import' && external !== true) found.add(other);
  found.delete(module);
  return found;
}
