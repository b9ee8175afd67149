import { breathe } from '../breathe.ts';
import type { Finding, Note } from '../traffic/exchange.ts';
import type { ReadBody } from './body.ts';
import type { CompiledOperation } from './contract.ts';
import { mostFindings, toFinding } from './findings.ts';
import { refuseForms } from './refuse-forms.ts';
import { exact, type RequestMode } from './request-mode.ts';
import { readLeniently, type Reading, type Shape } from './tolerance.ts';
import type { SchemaError, Validator } from './validators.ts';

/** The rules that a body is checked against. */
export interface FormRules extends RequestMode {
  operation: CompiledOperation;
  /** Validates a value against its schema, and returns the errors. */
  check(value: unknown): readonly SchemaError[];
  /** Forms that are canonical in a body of this kind although the schema does not allow them. */
  allowed?: Reading;
}

/**
 * Reads the value of a body, and validates its canonical form; where the mode is strict, its own.
 * Properties that the schema does not have are left out, as the service answers none of them.
 * @evidence inferred
 */
export async function checkForms(sent: unknown, shape: Shape, rules: FormRules): Promise<ReadBody> {
  const { reading, strict, allowed = exact } = rules;
  if (!strict) {
    const { value, notes } = readLeniently(sent, shape, { ...reading, unknownNames: 'absent' });
    await breathe();
    return addNotes({ value, findings: listFindings(value, rules) }, notes);
  }
  const { value, notes } = readLeniently(sent, shape, allowed);
  const forms = readLeniently(value, shape, reading).notes.map(toNote);
  await breathe();
  return addNotes(
    {
      value: readLeniently(value, shape, { unknownNames: 'absent' }).value,
      findings: refuseForms(listFindings(value, rules), forms).slice(0, mostFindings),
    },
    notes.filter(({ rule }) => rule === 'unknown'),
  );
}

function listFindings(value: unknown, { check, operation }: FormRules): Finding[] {
  return check(value)
    .slice(0, mostFindings)
    .map((error) => toFinding('body', error, value, operation));
}

const nothing: readonly SchemaError[] = [];

/** Creates the check of a validator; without a validator, any value is valid. */
export function createCheck(validate: Validator | undefined): FormRules['check'] {
  return (value) =>
    validate === undefined || validate(value) ? nothing : (validate.errors ?? nothing);
}

function addNotes(body: ReadBody, notes: readonly Omit<Note, 'in'>[]): ReadBody {
  if (notes.length === 0) return body;
  // Unknown names have a limit of their own: they become warnings, and other notes must not push
  // them out.
  const unknown = notes.filter(({ rule }) => rule === 'unknown').slice(0, mostFindings);
  const tolerated = notes.filter(({ rule }) => rule !== 'unknown').slice(0, mostFindings);
  return { ...body, notes: [...tolerated, ...unknown].map(toNote) };
}

function toNote(note: Omit<Note, 'in'>): Note {
  return { in: 'body', ...note };
}
