import path from 'node:path';
import { build } from 'esbuild';

/** What is loaded. */
export interface LoadedOptions {
  /** The module to begin with, as JavaScript: of TypeScript, imports that are not used would be gone. */
  code: string;
  /** The folder in which that module would stand. */
  folder: string;
}

/**
 * The files that a runtime loads for a module where nothing is bundled, relative to the folder: all
 * that it imports and what those import, used or not. Modules of Node and `import()` are left out.
 */
export async function loadedFiles({ code, folder }: LoadedOptions): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: code, loader: 'js', resolveDir: folder, sourcefile: 'the module itself' },
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
  return Object.entries(metafile.inputs)
    .filter(([file]) => file !== 'the module itself')
    .map(([file]) => file.split(path.sep).join('/'))
    .toSorted();
}
