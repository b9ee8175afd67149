import { readDrift, readRecording } from '@countersign/mock/proxy';
import { splitUrl } from '@countersign/mock/core/server';
import {
  follow,
  isObject,
  objectAt,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';
import { listOperations } from '@countersign/spec-tools/operations';

/** The parts of an area that a recording shows, by their names in the specs. */
export interface Seen {
  /** Operations that have answered with success. */
  operations: Set<string>;
  /** Query parameters of them that were sent, as `operation parameter`. */
  parameters: Set<string>;
  /** Fields of answers that do not deviate, as `schema field`. */
  fields: Set<string>;
  /** The error codes of answers. */
  codes: Set<string>;
}

/** Finds the parts of each area that a recording shows. */
export async function findSeen(
  folder: string,
  documents: ReadonlyMap<string, JsonObject>,
): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  const deviating = new Set(
    (await readDrift(folder)).flatMap(({ area, operation, deviations }) =>
      deviations.map(({ at }) => `${area} ${operation} ${at}`),
    ),
  );
  for (const { area = '', operation = '', request, response } of readRecording(folder).exchanges) {
    const document = documents.get(area);
    if (document === undefined) continue;
    const of = seen.get(area) ?? createSeen();
    seen.set(area, of);
    if (response.status >= 400) {
      const { body } = response;
      if (!isObject(body)) continue;
      const code = ['errorCode', 'error_code', 'code', 'error']
        .map((name) => body[name])
        .find((one) => typeof one === 'string' || typeof one === 'number');
      if (code !== undefined) of.codes.add(String(code));
      continue;
    }
    of.operations.add(operation);
    for (const name of new URLSearchParams(splitUrl(request.url).search).keys())
      of.parameters.add(`${operation} ${name}`);
    const schema = findResponse(document, operation, response.status);
    if (schema !== undefined)
      visit(response.body, schema, [], {
        document,
        fields: of.fields,
        deviates: (at) => deviating.has(`${area} ${operation} ${at}`),
      });
  }
  return seen;
}

interface Walk {
  document: JsonObject;
  fields: Set<string>;
  deviates(at: string): boolean;
}

function visit(value: unknown, schema: Json, steps: readonly string[], walk: Walk): void {
  if (!isObject(schema)) return;
  const { $ref: reference } = schema;
  const here = typeof reference === 'string' ? follow(walk.document, reference) : schema;
  if (!isObject(here)) return;
  if (Array.isArray(value)) {
    for (const item of value) visit(item, here['items'] ?? null, [...steps, '-'], walk);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const name = typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : '';
  const properties = objectAt(here, 'properties');
  for (const [field, part] of Object.entries(value)) {
    const at = [...steps, field];
    if (!Object.hasOwn(properties, field) || walk.deviates(`/${at.join('/')}`)) continue;
    walk.fields.add(`${name} ${field}`);
    visit(part, properties[field] ?? null, at, walk);
  }
}

function createSeen(): Seen {
  return { operations: new Set(), parameters: new Set(), fields: new Set(), codes: new Set() };
}

function findResponse(document: JsonObject, id: string, status: number): Json | undefined {
  const operation = listOperations(document).find((one) => one.id === id);
  const [, response = {}] = operation?.responses.find(([code]) => code === String(status)) ?? [];
  return objectAt(objectAt(response, 'content'), 'application/json')['schema'];
}
