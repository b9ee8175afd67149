// Makes one file of the module of each area, out of what tsc has written: to load a file takes a
// process longer than to run what stands in it, and an area is hundreds of files. The modules of
// its schemas and resources stay as they are, for whoever imports these.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

const generated = path.resolve(import.meta.dirname, '../dist/generated');
const areas = readdirSync(generated, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const bundle = await rolldown({
  input: Object.fromEntries(areas.map((area) => [area, path.join(generated, area, 'index.js')])),
  // zod, and what makes validators fast and lenient, are shared with the other modules.
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
