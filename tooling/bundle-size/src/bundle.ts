import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What is bundled, and for whom. */
export interface BundleOptions {
  /** The module to begin with, as TypeScript. */
  code: string;
  /** The folder in which that module would stand; what it imports is looked for from there. */
  folder: string;
  /** For browsers nothing may be left outside; for Node its own modules are. Browsers, if not said. */
  platform?: 'browser' | 'node';
}

/** One file that holds the module and everything that it needs, and nothing that can be left out. */
export interface Bundle {
  /** The file, minified. */
  code: string;
  /** Its size in bytes, and that after gzip at its best (level 9), as a server sends it. */
  minified: number;
  gzipped: number;
}

/**
 * Bundles a module as an application would, with esbuild. The same input gives the same output.
 * @throws where something cannot be found, such as a module of Node in a bundle for browsers
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
    // Licences are no code, and are sent once for all.
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild wrote nothing');
  return {
    code: file.text,
    minified: file.contents.byteLength,
    gzipped: gzipSync(file.contents, { level: 9 }).byteLength,
  };
}
