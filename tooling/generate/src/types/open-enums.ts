import { isObject, objectAt, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { reach } from '@countersign/spec-tools/reach';
import type { Area } from '../areas.ts';

/** The format of any other word in an open enum. No spec has it. */
export const otherWord = 'other-word';

/**
 * An area in which the enums that the service may extend are open: those of its answers and events.
 * Of a schema that only requests have, the words are known. An area without `x-tolerance`, such as
 * OAuth, follows a standard that names all words.
 */
export function openEnums(area: Area): Area {
  const { document } = area;
  if (!isObject(document['x-tolerance'])) return area;
  const sent = reach(document, listSent(document));
  const components = objectAt(document, 'components');
  const schemas = mapValues(area.schemas, (schema, name) =>
    sent.has(`#/components/schemas/${name}`) ? open(schema) : schema,
  );
  const responses = mapValues(objectAt(components, 'responses'), open);
  const paths = mapValues(objectAt(document, 'paths'), (item) =>
    mapObject(item, (operation) =>
      mapObject(operation, (part, name) => (name === 'responses' ? open(part) : part)),
    ),
  );
  return {
    ...area,
    schemas,
    document: { ...document, paths, components: { ...components, schemas, responses } },
  };
}

/** Lists the schemas that the service sends: responses, and the bodies of events. */
function listSent(document: JsonObject): Json[] {
  const responses = Object.values(objectAt(document, 'paths')).flatMap((item) =>
    isObject(item)
      ? Object.keys(item).map((method) => objectAt(item, method).responses ?? null)
      : [],
  );
  return [...responses, objectAt(document, 'webhooks')];
}

/** A part of a document in which enums may have other words. */
function open(part: Json): Json {
  if (Array.isArray(part)) return part.map(open);
  if (!isObject(part)) return part;
  if (Array.isArray(part.enum)) return isOfWords(part.enum) ? withOtherWords(part) : part;
  return mapValues(part, open);
}

/** Reports whether the words of an enum are the service's own, unlike "true" and "false". */
function isOfWords(words: readonly Json[]): boolean {
  const isText = words.every((word) => typeof word === 'string' || word === null);
  return isText && !words.every((word) => /^(true|false)$/i.test(String(word)));
}

function withOtherWords({ enum: words = [], type = 'string', ...rest }: JsonObject): Json {
  return {
    ...rest,
    anyOf: [
      { type, enum: words },
      { type: 'string', format: otherWord },
    ],
  };
}

function mapObject(value: Json, change: (value: Json, name: string) => Json): Json {
  return isObject(value) ? mapValues(value, change) : value;
}

function mapValues(parent: JsonObject, change: (value: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(parent).map(([name, value]) => [name, change(value ?? null, name)]),
  );
}
