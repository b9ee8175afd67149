import type { Oas3Rule, Plugin } from '@redocly/openapi-core';
import { typeExtension } from '../bundle/write-out.ts';
import { administratorsKnown } from './administrators-known.ts';
import { errorsKnown } from './errors-known.ts';
import { exampleParametersKnown } from './example-parameters-known.ts';
import { glossaryKept } from './glossary-kept.ts';
import { linksLead } from './links-lead.ts';
import { noInlineObjects } from './no-inline-objects.ts';
import { noOrphanFiles } from './no-orphan-files.ts';
import { operationFile } from './operation-file.ts';
import { operationListed } from './operation-listed.ts';
import { pagingKnown } from './paging-known.ts';
import { permissionsKnown } from './permissions-known.ts';
import { propertyDescribed } from './property-described.ts';
import { synonymsKnown } from './synonyms-known.ts';
import { tagsGrouped } from './tags-grouped.ts';

/** The rules about files and folders, which a bundle does not have. */
const aboutFiles: Record<string, Oas3Rule> = {
  'operation-file': operationFile,
  'operation-listed': operationListed,
  'no-inline-objects': noInlineObjects,
  'glossary-kept': glossaryKept,
  'no-orphan-files': noOrphanFiles,
};

/** The rules about content, for the tree and for the bundles. */
const aboutContent: Record<string, Oas3Rule> = {
  'administrators-known': administratorsKnown,
  'tags-grouped': tagsGrouped,
  'property-described': propertyDescribed,
  'errors-known': errorsKnown,
  'example-parameters-known': exampleParametersKnown,
  'links-lead': linksLead,
  'paging-known': pagingKnown,
  'permissions-known': permissionsKnown,
  'synonyms-known': synonymsKnown,
};

/**
 * Our own lint rules, as a plugin of Redocly CLI. In the `extends` of a configuration,
 * `countersign/all` makes every rule an error, for the tree; `countersign/bundled` those that also
 * apply to a bundle.
 */
export default function countersign(): Plugin {
  const rules = { ...aboutFiles, ...aboutContent };
  const configs = { all: asErrors(rules), bundled: asErrors(aboutContent) };
  return { id: 'countersign', typeExtension, rules: { oas3: rules }, configs };
}

function asErrors(rules: Record<string, Oas3Rule>) {
  const errors = Object.keys(rules).map((name) => [`countersign/${name}`, 'error' as const]);
  return { rules: Object.fromEntries(errors) };
}
