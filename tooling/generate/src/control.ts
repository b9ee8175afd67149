import { readFileSync } from 'node:fs';
import { withoutKeys } from '@countersign/spec-tools/without-keys';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { header } from './syntax/print.ts';

// Examples are for the reference. In comments of the types they would be longer than the types.
const stripping = { drop: new Set(['example']), named: new Set(['properties']) };

/** The types of the sandbox's control API, as openapi-typescript makes them of its spec. */
export async function controlTypes(spec: URL): Promise<string> {
  const document = withoutKeys(Object(parse(readFileSync(spec, 'utf8'))), stripping);
  const nodes = await openapiTS(JSON.stringify(document), {
    silent: true,
    defaultNonNullable: false,
  });
  return `// ${header}\n\n${astToString(nodes)}`;
}
