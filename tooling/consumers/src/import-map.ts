import * as esbuild from 'esbuild';

/**
 * Makes what a page needs to find modules by the names of packages.
 * @param root the folder that the page's server serves
 */
export async function importMap(
  entry: string,
  root: string,
): Promise<{ imports: Record<string, string> }> {
  const { metafile } = await esbuild.build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const imports: Record<string, string> = {};
  for (const input of Object.values(metafile.inputs)) {
    for (const { original, path: found } of input.imports) {
      if (original !== undefined && !original.startsWith('.')) imports[original] = `/${found}`;
    }
  }
  return { imports };
}
