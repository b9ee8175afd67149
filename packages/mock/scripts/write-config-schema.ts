// Writes the JSON Schema of config files next to the code, with the names of all areas and
// operations, so that an editor can offer them. It runs on the output of the build.
import { writeFileSync } from 'node:fs';
import { readIndex } from '../dist/core/engine/contract.js';
import { knownNames } from '../dist/core/engine/served-contract.js';
import { configJsonSchema } from '../dist/core/config/schema.js';

writeFileSync(
  new URL('../dist/config.schema.json', import.meta.url),
  `${JSON.stringify(configJsonSchema(knownNames(readIndex())), null, 2)}\n`,
);
