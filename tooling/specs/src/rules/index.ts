import { typeExtension } from '@countersign/spec-tools/schema-type';
import type { Oas3Rule, Plugin } from '@redocly/openapi-core';
import { bodiesSpecified } from './bodies-specified.ts';
import { errorsKnown } from './errors-known.ts';
import { evidenceTold } from './evidence-told.ts';
import { exampleParametersKnown } from './example-parameters-known.ts';
import { formatsNamed } from './formats-named.ts';
import { glossaryKept } from './glossary-kept.ts';
import { linksLead } from './links-lead.ts';
import { noInlineObjects } from './no-inline-objects.ts';
import { noOrphanFiles } from './no-orphan-files.ts';
import { noTwinSchemas } from './no-twin-schemas.ts';
import { operationDocumented } from './operation-documented.ts';
import { operationErrors } from './operation-errors.ts';
import { operationExamples } from './operation-examples.ts';
import { operationFile } from './operation-file.ts';
import { operationListed } from './operation-listed.ts';
import { operationSuccess } from './operation-success.ts';
import { pagingKnown } from './paging-known.ts';
import { parameterDescribed } from './parameter-described.ts';
import { patternsCompile } from './patterns-compile.ts';
import { propertyDescribed } from './property-described.ts';
import { rootOnlyRefs } from './root-only-refs.ts';
import { tagsGrouped } from './tags-grouped.ts';
import { webhookDocumented } from './webhook-documented.ts';

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
  'bodies-specified': bodiesSpecified,
  'errors-known': errorsKnown,
  'evidence-told': evidenceTold,
  'example-parameters-known': exampleParametersKnown,
  'formats-named': formatsNamed,
  'glossary-kept': glossaryKept,
  'links-lead': linksLead,
  'paging-known': pagingKnown,
  'webhook-documented': webhookDocumented,
  'no-orphan-files': noOrphanFiles,
};

/** The rules that look at files and folders, which a bundle does not have. */
const aboutFiles = new Set([
  'root-only-refs',
  'operation-file',
  'operation-listed',
  'no-inline-objects',
  'no-twin-schemas',
  'glossary-kept',
  'webhook-documented',
  'no-orphan-files',
]);

/**
 * Our own lint rules, as a plugin of Redocly CLI. In the `extends` of a configuration,
 * `countersign/all` switches on every rule as an error, for the tree; `countersign/bundled` those
 * that a bundle can keep as well.
 */
export default function countersign(): Plugin {
  const names = Object.keys(rules);
  const all = asErrors(names);
  const bundled = asErrors(names.filter((name) => !aboutFiles.has(name)));
  return { id: 'countersign', typeExtension, rules: { oas3: rules }, configs: { all, bundled } };
}

function asErrors(names: readonly string[]) {
  const errors = names.map((name) => [`countersign/${name}`, 'error' as const] as const);
  return { rules: Object.fromEntries(errors) };
}
