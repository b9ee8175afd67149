// Bundles src into dist/**/*.js. The script `build` writes the declarations beside them, without those
// of the codemod, which is a program. Modules that are imported
// together become one file, or few: loading a file costs more than everything in it. So the runtime
// is one file and the functions of an area are another. The module of each resource is there as
// well.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

const source = path.resolve(import.meta.dirname, '../src');
const generated = readdirSync(path.join(source, 'generated'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `generated/${file.slice(0, -'.ts'.length).replaceAll(path.sep, '/')}`);
const isWhole = (name: string) => /\/(?:index|objects|xml)$/.test(name);

await write(
  [
    'index',
    'auth/index',
    'limits',
    'logging',
    'opentelemetry',
    'uploads',
    'validation',
    'workflows',
    'xml/index',
    ...generated.filter(isWhole),
  ],
  chooseChunk,
);
await write(
  generated.filter((name) => !isWhole(name)),
  undefined,
);
// jscodeshift loads its transforms as CommonJS.
const codemod = await rolldown({ input: path.join(source, 'codemod/from-official-client.ts') });
await codemod.write({
  file: path.resolve(source, '../dist/codemod.cjs'),
  format: 'cjs',
  minify: true,
  exports: 'named',
});
await codemod.close();

/** Bundles modules of src: each into a file of its own name, and their shared code into chunks. */
async function write(
  names: readonly string[],
  chunk: ((module: string) => string | null) | undefined,
): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, path.join(source, `${name}.ts`)])),
    // Packages stay imports; without chunks, so do the neighbouring modules.
    external: (id) => !path.isAbsolute(id) && (chunk === undefined || !id.startsWith('.')),
    makeAbsoluteExternalsRelative: false,
    preserveEntrySignatures: 'allow-extension',
    treeshake: { moduleSideEffects: false },
  });
  await bundle.write({
    dir: path.resolve(source, '../dist'),
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    // Editors show the documentation from the types.
    comments: { jsdoc: false },
    ...(chunk !== undefined && {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: chunk, debugName: 'by area' }],
      },
    }),
  });
  await bundle.close();
}

/** Returns the chunk that a module of src goes into; null for its own entry. */
function chooseChunk(module: string): string | null {
  const name = path.relative(source, module).replaceAll(path.sep, '/');
  const [, area, objects = ''] = /^generated\/([^/]+)\/(objects\/)?/.exec(name) ?? [];
  if (area !== undefined) return name.endsWith('/xml.ts') ? null : area + objects;
  const isPart =
    /^(?:generated\/|auth\/|xml\/|uploads|chunked-upload\/|multipart-envelope\/|validation|base64|limits|logging|opentelemetry|workflows)/;
  return isPart.test(name) ? null : 'index';
}
