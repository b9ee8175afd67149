import type { Oas3Rule, Plugin } from '@redocly/openapi-core';
import { noInlineObjects } from './rules/no-inline-objects.ts';
import { noTwinSchemas } from './rules/no-twin-schemas.ts';
import { operationDocumented } from './rules/operation-documented.ts';
import { operationErrors } from './rules/operation-errors.ts';
import { operationExamples } from './rules/operation-examples.ts';
import { operationFile } from './rules/operation-file.ts';
import { operationListed } from './rules/operation-listed.ts';
import { operationSuccess } from './rules/operation-success.ts';
import { parameterDescribed } from './rules/parameter-described.ts';
import { patternsCompile } from './rules/patterns-compile.ts';
import { propertyDescribed } from './rules/property-described.ts';
import { rootOnlyRefs } from './rules/root-only-refs.ts';
import { tagsGrouped } from './rules/tags-grouped.ts';

const rules: Record<string, Oas3Rule> = {
  'root-only-refs': rootOnlyRefs,
  'tags-grouped': tagsGrouped,
  'operation-file': operationFile,
  'operation-listed': operationListed,
  'operation-documented': operationDocumented,
  'operation-success': operationSuccess,
  'operation-errors': operationErrors,
  'operation-examples': operationExamples,
  'parameter-described': parameterDescribed,
  'property-described': propertyDescribed,
  'no-inline-objects': noInlineObjects,
  'no-twin-schemas': noTwinSchemas,
  'patterns-compile': patternsCompile,
};

/**
 * Our own lint rules for the spec tree, as a plugin of Redocly CLI. `countersign/all` in the
 * `extends` of a configuration switches on every rule of it, as an error.
 */
export default function countersign(): Plugin {
  const names = Object.keys(rules).map((name) => `countersign/${name}`);
  const all = { rules: Object.fromEntries(names.map((name) => [name, 'error' as const])) };
  return { id: 'countersign', rules: { oas3: rules }, configs: { all } };
}
