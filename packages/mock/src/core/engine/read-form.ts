import type { MockRequest } from '../message.ts';
import { wrong, type ReadBody } from './body.ts';
import { checkForms, createCheck } from './check-forms.ts';
import { loadSchemas, type BodyContent, type CompiledOperation } from './contract.ts';
import { isRecord } from './json-schema.ts';
import { findShape } from './json-shape.ts';
import type { RequestMode } from './request-mode.ts';
import { loadValidators } from './validators.ts';
import { Excess } from '../outside/excess.ts';
import { readBoundary } from '../outside/boundary.ts';
import { readOutsideForm } from '../outside/read-form.ts';

/** Reads a form, with or without files, and validates its fields. */
export async function readForm(
  { body, headers }: MockRequest,
  operation: CompiledOperation,
  { validator = '', mediaType, schema = {} }: BodyContent,
  mode: RequestMode,
): Promise<ReadBody> {
  const sent = headers['content-type'] ?? mediaType;
  if (mediaType === 'multipart/form-data' && readBoundary(sent) === undefined)
    return wrong('', 'mediaType', `${mediaType} with a boundary`, sent);
  const fields = await readFields(body, sent);
  if (fields instanceof Excess) return wrong('', 'size', 'smaller', fields.message);
  if (fields === undefined)
    return wrong('', 'syntax', 'form', `no parts were found for the boundary of ${sent}.`);
  const check = createCheck((await loadValidators(operation.area, 'parameters'))[validator]);
  // The fields of a form are always text, even for numbers and booleans.
  const { scalars: _scalars, ...reading } = mode.reading;
  return checkForms(fields, findShape(schema, await loadSchemas(operation)), {
    reading,
    strict: mode.strict,
    operation,
    // The validator converts text to the types of the schema, in place.
    check: (value) => check(isRecord(value) ? { ...value } : value),
  });
}

/**
 * Reads the fields of a form as text, and files as bytes; undefined if it is malformed, or exceeds
 * the limits.
 */
async function readFields(
  body: Buffer,
  contentType: string,
): Promise<Record<string, string> | Excess | undefined> {
  try {
    const form = await readOutsideForm(body, contentType);
    const fields: [string, string][] = [];
    for (const [name, value] of form)
      fields.push([
        name,
        typeof value === 'string'
          ? value
          : Buffer.from(await value.arrayBuffer()).toString('latin1'),
      ]);
    return Object.fromEntries(fields);
  } catch (error) {
    if (error instanceof Excess) return error;
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
