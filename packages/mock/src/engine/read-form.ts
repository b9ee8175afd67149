import type { MockRequest } from '../message.ts';
import type { BodyContent, CompiledOperation } from './contract.ts';
import { toFinding } from './findings.ts';
import { wrong, type ReadBody } from './body.ts';
import { loadValidators } from './validators.ts';

/** Reads a form, with or without files, and holds its fields to the schema. */
export async function readForm(
  { body, headers }: MockRequest,
  operation: CompiledOperation,
  { validator = '', mediaType }: BodyContent,
): Promise<ReadBody> {
  const sent = headers['content-type'] ?? mediaType;
  if (mediaType === 'multipart/form-data' && !/;\s*boundary=/i.test(sent))
    return wrong('', 'mediaType', `${mediaType} with a boundary`, sent);
  const fields = await readFields(body, sent);
  if (fields === undefined)
    return wrong('', 'syntax', 'form', `no parts were found for the boundary of ${sent}.`);
  const validate = (await loadValidators(operation.area, 'parameters'))[validator];
  const value = { ...fields };
  if (validate === undefined || validate(value)) return { value: fields, findings: [] };
  return {
    value: fields,
    findings: (validate.errors ?? []).map((error) => toFinding('body', error, fields, operation)),
  };
}

/** The fields of a form as text, a file by its bytes; undefined where it cannot be read. */
async function readFields(
  body: Buffer,
  contentType: string,
): Promise<Record<string, string> | undefined> {
  try {
    const headers = { 'content-type': contentType };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
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
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
