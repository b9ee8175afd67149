// Compiles the bundles into what the server loads: one file per operation, in the form in which
// Prism takes it, and one index of routes. At run time nothing but the operation that was asked
// for is read (docs/decisions/0006-prism-one-operation-at-a-time.md).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listBundles } from '@countersign/spec-bundle';
import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation';
import { bundleTarget } from '@stoplight/json';
import type { IHttpOperation, INodeExample, INodeExternalExample } from '@stoplight/types';
import { isSchema, type JsonSchema } from '../src/json-schema.ts';
import type {
  BundledOperation,
  CompiledOperation,
  OlderPrefix,
  OperationIndex,
  Route,
  ServedArea,
} from '../src/operations.ts';
import { lightenOperation } from './lighten-operation.ts';

const output = path.resolve(import.meta.dirname, '../dist/operations');

const index: OperationIndex = { areas: [], routes: [], older: [] };
rmSync(output, { recursive: true, force: true });
for (const { area, document } of listBundles()) {
  const parsed: AreaDocument = JSON.parse(readFileSync(document, 'utf8'));
  compileArea(area, parsed);
}
writeFileSync(path.join(output, 'index.json'), JSON.stringify(index));

function compileArea(area: string, document: AreaDocument): void {
  const { info, components, 'x-problems': problems, 'x-older-listing': listing } = document;
  if (problems === undefined) throw new Error(`specs/${area}/openapi.yaml has no x-problems`);
  const operations = transformOas3Operations(document);
  index.areas.push({ area, title: info.title, problems, ...errorsOf(operations) });
  mkdirSync(path.join(output, area), { recursive: true });
  for (const operation of operations) {
    // Everything that the operation refers to, put inside it. What it can refer to is copied each
    // time: bundling rewrites the references in what it walks through.
    const bundled: BundledOperation = bundleTarget({
      document: { components, __target__: operation },
      path: '#/__target__',
      cloneDocument: true,
    });
    const compiled: CompiledOperation = { area, ...lightenOperation(bundled) };
    refuseLooseEnds(compiled);
    const route: Route = {
      area,
      id: compiled.id,
      method: operation.method.toUpperCase(),
      path: operation.path,
    };
    index.routes.push(route);
    index.older.push(...olderRoute(route, listing));
    writeFileSync(path.join(output, area, `${route.id}.json`), JSON.stringify(compiled));
  }
}

/** The same route as the older listing of the area has it, where it has it. */
function olderRoute(route: Route, listing: AreaDocument['x-older-listing']): Route[] {
  if (listing === undefined || listing.except.includes(route.id)) return [];
  const { prefix } = listing;
  return [{ ...route, path: route.path.replace(prefix.here, prefix.older), prefix }];
}

/** Prism takes a schema that it cannot compile as one that allows everything; so none may be. */
function refuseLooseEnds({ area, id, operation }: CompiledOperation): void {
  const known = new Set(Object.keys(operation.__bundled__ ?? {}));
  for (const [, name = ''] of JSON.stringify(operation).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const [place, schema = ''] = name.split('/');
    if (place !== '__bundled__' || !known.has(schema))
      throw new Error(`specs/${area}: ${id} refers to #/${name}, which did not come along`);
  }
}

/** What the area's errors have in common, read off an answer that every operation has. */
function errorsOf(operations: IHttpOperation[]): Pick<ServedArea, 'headers' | 'errorSchema'> {
  const answers = operations.flatMap(({ responses }) => responses);
  const { headers = [], contents = [] } = answers.find(({ code }) => code === '404') ?? {};
  const schema: unknown = contents[0]?.schema;
  const { xml }: JsonSchema = isSchema(schema) ? schema : {};
  return {
    headers: Object.fromEntries(
      headers.map(({ name, examples = [] }) => [name.toLowerCase(), valueOf(examples[0])]),
    ),
    errorSchema: { ...(xml !== undefined && { xml }) },
  };
}

function valueOf(example: INodeExample | INodeExternalExample | undefined): string {
  return example !== undefined && 'value' in example ? String(example.value) : '';
}

interface AreaDocument extends Record<string, unknown> {
  info: { title: string };
  components?: { schemas?: Record<string, unknown> };
  'x-problems'?: OperationIndex['areas'][number]['problems'];
  'x-older-listing'?: { prefix: OlderPrefix; except: string[] };
}
