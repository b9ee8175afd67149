import { typeExtension } from '@countersign/spec-bundle/schema-type';
import type { Oas3Rule, Plugin } from '@redocly/openapi-core';
import { bodiesSpecified } from './rules/bodies-specified.ts';
import { errorsKnown } from './rules/errors-known.ts';
import { evidenceTold } from './rules/evidence-told.ts';
import { formatsNamed } from './rules/formats-named.ts';
import { glossaryKept } from './rules/glossary-kept.ts';
import { linksLead } from './rules/links-lead.ts';
import { noInlineObjects } from './rules/no-inline-objects.ts';
import { noOrphanFiles } from './rules/no-orphan-files.ts';
import { noTwinSchemas } from './rules/no-twin-schemas.ts';
import { operationDocumented } from './rules/operation-documented.ts';
import { operationErrors } from './rules/operation-errors.ts';
import { operationExamples } from './rules/operation-examples.ts';
import { operationFile } from './rules/operation-file.ts';
import { operationListed } from './rules/operation-listed.ts';
import { operationSuccess } from './rules/operation-success.ts';
import { pagingKnown } from './rules/paging-known.ts';
import { parameterDescribed } from './rules/parameter-described.ts';
import { patternsCompile } from './rules/patterns-compile.ts';
import { propertyDescribed } from './rules/property-described.ts';
import { rootOnlyRefs } from './rules/root-only-refs.ts';
import { tagsGrouped } from './rules/tags-grouped.ts';
import { webhookDocumented } from './rules/webhook-documented.ts';

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
