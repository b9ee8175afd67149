import openapiTS, { astToString } from 'openapi-typescript';
import { header } from './syntax/print.ts';

/** The types of the sandbox's control API, as openapi-typescript makes them of its spec. */
export async function controlTypes(spec: URL): Promise<string> {
  const nodes = await openapiTS(spec, { silent: true, defaultNonNullable: false });
  return `// ${header}\n\n${astToString(nodes)}`;
}
