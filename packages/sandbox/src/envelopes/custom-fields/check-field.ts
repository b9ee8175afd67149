import { ServiceRefusal } from '../../engine/service-refusal.ts';

/**
 * The names that custom fields have. A name may be taken by several, such as after an update that
 * takes over the name of another one.
 */
export class FieldNames {
  readonly #owners = new Map<string, Map<string | undefined, number>>();

  constructor(fields: readonly CheckedField[]) {
    for (const field of fields) this.add(field);
  }

  add({ name = '', fieldId }: CheckedField): void {
    const owners = this.#owners.get(name) ?? new Map<string | undefined, number>();
    owners.set(fieldId, (owners.get(fieldId) ?? 0) + 1);
    this.#owners.set(name, owners);
  }

  remove({ name = '', fieldId }: CheckedField): void {
    const owners = this.#owners.get(name);
    const left = (owners?.get(fieldId) ?? 0) - 1;
    if (left > 0) owners?.set(fieldId, left);
    else owners?.delete(fieldId);
  }

  /** Checks whether a field other than that with the ID has the name. */
  isTaken(name: string, fieldId: string | undefined): boolean {
    const owners = this.#owners.get(name);
    return owners !== undefined && owners.size > (owners.has(fieldId) ? 1 : 0);
  }
}

/** The properties of a custom field of any kind that are checked. */
export interface CheckedField {
  fieldId?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  listItems?: string[] | undefined;
}

/**
 * Holds a custom field to what a schema cannot say: it has a name that no other one has, and one
 * with a choice has a value out of it, or none.
 * @param names those of the fields that it stands among, itself perhaps among them
 * @param where the place in the body, such as `/textCustomFields/0`; empty for the body itself
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export function checkField(
  { fieldId, name = '', value = '', listItems }: CheckedField,
  names: FieldNames,
  where: string,
): void {
  if (name.trim() === '')
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `A custom field requires a name (${where}/name).`,
    );
  if (names.isTaken(name, fieldId))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `A custom field with the name ${name} already exists (${where}/name).`,
    );
  if (listItems !== undefined && value !== '' && !listItems.includes(value))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The value at ${where}/value is ${value}, but must be one of ${listItems.slice(0, 20).join(', ')}${listItems.length > 20 ? ' and so on' : ''}.`,
    );
}
