// The JSON Schema of pushed messages accepts every example, and rejects invalid messages.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const schemaFile = fileURLToPath(
  import.meta.resolve('@countersign/specs/connect/messages.schema.json'),
);
const connect = path.resolve(path.dirname(schemaFile), '../connect');
const schema: unknown = JSON.parse(readFileSync(schemaFile, 'utf8'));
const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
formats.default(ajv);
// JSON Schema does not define these formats of the contract.
for (const format of formatsIn(schema)) if (!(format in ajv.formats)) ajv.addFormat(format, true);
const validate = ajv.compile(Object(schema));

function messages(): { file: string; value: unknown }[] {
  return ['webhooks', 'recipients'].flatMap((folder) =>
    readdirSync(path.join(connect, folder))
      .filter((name) => name.endsWith('.message.yaml'))
      .map((name) => {
        const text = readFileSync(path.join(connect, folder, name), 'utf8');
        return { file: `${folder}/${name}`, value: Object(parse(text)).value };
      }),
  );
}

function formatsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'format' && typeof value === 'string' ? [value] : formatsIn(value),
  );
}

describe('the schema of pushed messages', () => {
  it.each(messages())('accepts $file', ({ value }) => {
    validate(value);
    expect(validate.errors ?? []).toEqual([]);
  });

  it.each([
    ['an envelope event without its envelope', 'envelope-sent', 'envelopeId'],
    ['a recipient event without its recipient', 'recipient-sent', 'recipientId'],
    ['a template event without its template', 'template-created', 'templateId'],
  ])('rejects %s', (_what, event, field) => {
    const example = messages().find(({ file }) => file === `webhooks/${event}.message.yaml`);
    const message = structuredClone(Object(example?.value));
    delete message.data[field];
    expect(validate(message)).toBe(false);
    expect(validate.errors?.map(({ params }) => params.missingProperty)).toContain(field);
  });

  it('rejects an event that the contract does not list', () => {
    const message = structuredClone(Object(messages()[0]?.value));
    expect(validate({ ...message, event: 'envelope-misplaced' })).toBe(false);
  });
});
