import { quoteNearest } from '../../../engine/quote-names.ts';
import type { RoomFieldValue, StoredRoom } from '../../../state/model/rooms.ts';
import { readFieldValue, refuseValue } from './field-value.ts';
import type { Requirement } from './present-field-set.ts';
import type { StoredField, StoredFieldSet } from './stored-field-set.ts';

/** The details of a room, by the names of their fields; those of a group are an object. */
export type FieldData = StoredRoom['fieldData'];

/**
 * Checks changes of room details, and applies them.
 * @param at the place of the changes in the body
 * @returns the details after the changes, and the changes as rooms keep them
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE for the first value that the field set does not allow
 */
export function changeFieldData(
  set: StoredFieldSet,
  before: FieldData,
  changes: Readonly<Record<string, unknown>>,
  at: string,
): { after: FieldData; changed: FieldData } {
  const changed: FieldData = {};
  const after = { ...before };
  for (const [name, value] of Object.entries(changes)) {
    const place = `${at}/${name}`;
    const field = findField(set.fields, name, place, set.title);
    const read =
      field.fields.length > 0
        ? readGroup(field, value, place)
        : readFieldValue(field, value, place);
    changed[name] = read;
    const known = after[name];
    after[name] = isGroup(read) && isGroup(known) ? { ...known, ...read } : read;
  }
  checkFilteredOptions(set, after, changed, at);
  return { after, changed };
}

/**
 * Lists the shown fields that a step requires, and that have no value.
 * @returns their names, those in a group as `buyer1/name`
 */
export function listMissing(
  { fields }: StoredFieldSet,
  data: FieldData,
  requirement: Requirement,
): string[] {
  return fields
    .filter((field) => isShown(field, data))
    .flatMap((field) => {
      const value = data[field.apiName] ?? null;
      if (field.fields.length === 0)
        return field[requirement] && value === null ? [field.apiName] : [];
      const group = isGroup(value) ? value : {};
      const filled = field.fields.some(({ apiName }) => (group[apiName] ?? null) !== null);
      if (field[requirement] && !filled) return [field.apiName];
      return field.fields
        .filter(({ apiName, ...inner }) => inner[requirement] && (group[apiName] ?? null) === null)
        .map(({ apiName }) => `${field.apiName}/${apiName}`);
    });
}

function findField(
  fields: readonly StoredField[],
  name: string,
  at: string,
  owner: string,
): StoredField {
  const field = fields.find(({ apiName }) => apiName === name);
  if (field !== undefined) return field;
  const known = quoteNearest(
    name.slice(0, 100),
    fields.map(({ apiName }) => apiName),
  );
  throw refuseValue(at, `is not a field of ${owner}, which has ${known}`);
}

function readGroup(
  group: StoredField,
  value: unknown,
  at: string,
): Record<string, RoomFieldValue> | null {
  if (value === null) return null;
  if (typeof value !== 'object')
    throw refuseValue(at, 'must be an object, since the field groups others');
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = findField(group.fields, name, `${at}/${name}`, group.title);
      return [name, readFieldValue(field, inner, `${at}/${name}`)];
    }),
  );
}

/**
 * The details of a room as responses have them: of a group that has values, every field, with null
 * where it has none.
 */
export function presentFieldData({ fields }: StoredFieldSet, data: FieldData): FieldData {
  const presented = { ...data };
  for (const { apiName, fields: inner } of fields) {
    const group = data[apiName];
    if (!isGroup(group)) continue;
    const empty = inner.map(({ apiName: name }): [string, RoomFieldValue] => [name, null]);
    presented[apiName] = { ...Object.fromEntries(empty), ...group };
  }
  return presented;
}

function isGroup(value: FieldData[string] | undefined): value is Record<string, RoomFieldValue> {
  return typeof value === 'object' && value !== null;
}

/** Checks whether a room shows a field, by the values of the fields that it depends on. */
function isShown({ dependsOn }: StoredField, data: FieldData): boolean {
  return dependsOn.every(
    ({ parentApiName, visibleFor }) =>
      visibleFor === undefined || visibleFor.includes(String(data[parentApiName] ?? '')),
  );
}

/** Refuses options that do not belong to the value of the other field, if one of the two changes. */
function checkFilteredOptions(
  { fields }: StoredFieldSet,
  after: FieldData,
  changed: FieldData,
  at: string,
): void {
  for (const { apiName, dependsOn, options } of fields)
    for (const { actionType, parentApiName } of dependsOn) {
      const parent = after[parentApiName] ?? null;
      const option = options.find(({ id }) => id === after[apiName]);
      const concerns = Object.hasOwn(changed, apiName) || Object.hasOwn(changed, parentApiName);
      if (actionType !== 'FilterOptions' || !concerns || parent === null) continue;
      if (option?.parent !== undefined && option.parent !== parent)
        throw refuseValue(
          `${at}/${apiName}`,
          `must be an option of the ${parentApiName} ${String(parent)}; ${option.id} is one of ${option.parent}`,
        );
    }
}
