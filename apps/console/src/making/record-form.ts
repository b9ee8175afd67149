import type { RecordKind, ServiceObject } from '../records/record-kinds.ts';
import { isObject } from '../records/read-list.ts';
import { editables } from './editable.ts';
import { makeables } from './makeable.ts';

/** A field of a dialog in which a record is made or changed. */
export interface RecordField {
  name: string;
  label: string;
  hint?: string;
  /** True for an e-mail address. */
  isAddress?: true;
  optional?: boolean;
  initial?: string;
  /** The operation that lists the values, below the account, and its fields. */
  choices?: { path: string; list: string; value: string; words: string };
  /** The values, where they are always the same. */
  values?: readonly { value: string; words: string }[];
}

/** Entered values, by the names of the fields. */
export type EnteredValues = Readonly<Record<string, string>>;

/** An operation of the service that makes or changes a record, and the fields of its dialog. */
export interface RecordForm {
  fields: readonly RecordField[];
  method: 'POST' | 'PUT';
  /** The path of the operation, below the account. */
  path: string;
  write: (values: EnteredValues) => object;
  /** The list in the answer that has the record; left out where the answer is the record. */
  answer?: string;
}

/** Returns the form that makes a record; undefined for kinds that the console cannot make. */
export function findMaking(word: string): RecordForm | undefined {
  const makeable = makeables[word];
  return makeable && { ...makeable, method: 'POST' };
}

/** Returns the form that changes a record; undefined for kinds without an operation for it. */
export function findEditing(
  word: string,
  kind: RecordKind,
  record: ServiceObject,
): RecordForm | undefined {
  const editable = editables[word];
  if (editable === undefined) return undefined;
  const { fields, answer, inside } = editable;
  const holder = inside === undefined ? record : followPath(record, inside);
  return {
    method: 'PUT',
    fields: fields.map((field) => ({ ...field, initial: toText(holder[field.name]) })),
    path: editable.path(String(record[kind.id]), record),
    write: (values) => editable.write?.(values, record) ?? values,
    ...(answer !== undefined && { answer }),
  };
}

function followPath(record: ServiceObject, path: readonly string[]): ServiceObject {
  let at = record;
  for (const name of path) {
    const next = at[name];
    at = isObject(next) ? next : {};
  }
  return at;
}

function toText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
