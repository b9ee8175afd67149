import type { Area } from '../contract/areas.ts';
import { collectBounds, describeType } from '../contract/fields.ts';

/** The schemas of two areas, by name: alike, changed, or in one of them only. */
export interface SchemaDelta {
  /** The schemas that both have with the same fields. */
  alike: readonly string[];
  /** The schemas that both have with different fields. */
  changed: readonly ChangedSchema[];
  onlyOlder: readonly string[];
  onlyNewer: readonly string[];
}

export interface ChangedSchema {
  name: string;
  fields: readonly ChangedField[];
}

/** A field that one of two schemas does not have, or has otherwise. */
interface ChangedField {
  name: string;
  /** Its type in each area, in words; undefined if the area lacks it. */
  older?: string;
  newer?: string;
}

/** The schemas of two areas side by side. */
export function compareSchemas(older: Area, newer: Area): SchemaDelta {
  const names = [...older.schemas.keys()];
  const shared = names
    .filter((name) => newer.schemas.has(name))
    .map((name) => ({ name, fields: compareFields(older, newer, name) }));
  return {
    alike: shared.filter(({ fields }) => fields.length === 0).map(({ name }) => name),
    changed: shared.filter(({ fields }) => fields.length > 0),
    onlyOlder: names.filter((name) => !newer.schemas.has(name)),
    onlyNewer: [...newer.schemas.keys()].filter((name) => !older.schemas.has(name)),
  };
}

function compareFields(older: Area, newer: Area, schema: string): ChangedField[] {
  const [before, now] = [describeFields(older, schema), describeFields(newer, schema)];
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((name) => {
    const [one, other] = [before.get(name), now.get(name)];
    if (one === other) return [];
    return [{ name, ...(one && { older: one }), ...(other && { newer: other }) }];
  });
}

/** The fields of a schema, each with its description in words. */
function describeFields(area: Area, name: string): Map<string, string> {
  const { properties = {}, required = [] } = area.schemas.get(name) ?? {};
  return new Map(
    Object.entries(properties).map(([field, schema]) => {
      const { type } = describeType(area, schema);
      const { enum: values } = collectBounds(area, schema);
      const words = [
        [...type.within, type.name].join(' of ') + (type.format ? ` (${type.format})` : ''),
        ...(values ? [`one of ${values.map(String).join(', ')}`] : []),
        ...(schema.readOnly === true ? ['read only'] : []),
        ...(required.includes(field) ? ['required'] : []),
      ];
      return [field, words.join('; ')] as const;
    }),
  );
}
