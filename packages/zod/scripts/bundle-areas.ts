// Bundles the module of each area into one file, from the output of tsc: loading a file takes a
// process longer than running it, and an area is hundreds of files. The modules of its schemas and
// resources stay as they are, for imports of single ones.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

const generated = path.resolve(import.meta.dirname, '../dist/generated');
const areas = readdirSync(generated, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const bundle = await rolldown({
  input: Object.fromEntries(areas.map((area) => [area, path.join(generated, area, 'index.js')])),
  // zod, and the modules that make validators fast and lenient, are shared with the other modules.
  external: ['zod', /\/fast\/fast(?:-object)?\.js$/, /\/readings\/readings\.js$/],
  treeshake: { moduleSideEffects: false },
});
await bundle.write({
  dir: generated,
  entryFileNames: '[name]/index.js',
  // Editors show the documentation from the types.
  comments: { jsdoc: false },
});
await bundle.close();
