import { follow, isObject, objectAt, textAt, type Json, type JsonObject } from './json.ts';
import { mapDocumentSchemas } from './schemas.ts';

const mark = 'x-personal';

/**
 * Gives every field with personal data the kind of its data, by the names that the root document
 * lists. A mark in the tree stays.
 */
export function markPersonal(document: JsonObject): JsonObject {
  const rules = objectAt(document, mark);
  const kinds = new Map(
    Object.entries(objectAt(rules, 'kinds')).flatMap(([kind, names]) =>
      Array.isArray(names) ? names.map((name): [string, string] => [String(name), kind]) : [],
    ),
  );
  const endings = Object.entries(objectAt(rules, 'endings'));
  const beside = objectAt(rules, 'beside');

  function findKind(name: string, fields: JsonObject): string | undefined {
    const plain = name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
    if (!Object.hasOwn(beside, plain))
      return (
        kinds.get(plain) ?? endings.find(([ending]) => plain.endsWith(ending))?.[1]?.toString()
      );
    const rule = objectAt(beside, plain);
    const has = (names: Json | undefined) =>
      Array.isArray(names) && names.some((one) => Object.hasOwn(fields, String(one)));
    const fits = 'with' in rule ? has(rule['with']) : !has(rule['without']);
    return fits ? textAt(rule, 'kind') : undefined;
  }

  function isScalar(field: JsonObject): boolean {
    const target = typeof field.$ref === 'string' ? follow(document, field.$ref) : field;
    return !isObject(target) || !['object', 'array'].includes(String(target.type));
  }

  return mapDocumentSchemas(document, (schema) => {
    const { properties } = schema;
    if (!isObject(properties)) return schema;
    const marked = Object.entries(properties).map(([name, field]): [string, Json] => {
      if (!isObject(field) || mark in field || !isScalar(field)) return [name, field];
      const kind = findKind(name, properties);
      return [name, kind === undefined ? field : { ...field, [mark]: kind }];
    });
    return { ...schema, properties: Object.fromEntries(marked) };
  });
}
