import { areaNamed } from '../../contract/areas.ts';
import { readBody } from '../../contract/example-request.ts';
import { target } from '../../contract/fields.ts';
import { extensionOf } from '../../contract/media-types.ts';
import type { Content, Example, Operation } from '../../contract/operations.ts';
import { exampleFile, createFile, type ExampleFile } from './example-file.ts';
import { listChoices, type Field } from './fields.ts';

/** The part of the form for a body of one media type. */
export interface BodyPart {
  mediaType: string;
  kind: 'json' | 'text' | 'form' | 'multipart' | 'bytes';
  /** The summaries of its examples. */
  examples: readonly string[];
  /**
   * The values that each example puts into the fields, by their names; files as `data:` addresses.
   */
  fills: readonly Readonly<Record<string, string>>[];
  /** The fields of a form. */
  fields: readonly Field[];
  files: readonly FileField[];
}

/** A field that takes a file; until one is chosen, the example goes. */
interface FileField {
  name: string;
  label: string;
  example: ExampleFile;
}

/** Creates the part of the form for a content of the body. */
export function bodyPart(content: Content, operation: Operation): BodyPart {
  const { mediaType, schema, examples } = content;
  const [first] = examples;
  if (first === undefined) throw new Error(`${operation.id} has no example of ${mediaType}.`);
  const { kind } = readBody(mediaType, first);
  const whole = target(areaNamed(operation.area), schema ?? {});
  const isForm = kind === 'form' || kind === 'multipart';
  const names = isForm ? Object.entries(whole.properties ?? {}) : [];
  const fills = examples.map((example) => createFieldValues(content, example, operation));
  const required = new Set(whole.required);
  return {
    mediaType,
    kind,
    examples: examples.map(({ summary }) => summary),
    fills,
    fields: names
      .filter(([, property]) => property.format !== 'binary')
      .map(([name, property]) => ({
        name: `field ${name}`,
        label: name,
        required: required.has(name),
        choices: listChoices(property, operation),
        value: fills[0]?.[`field ${name}`] ?? '',
        hint: '',
      })),
    files:
      kind === 'bytes'
        ? [{ name: 'bytes', label: 'File', example: createBytesFile(content, first) }]
        : names
            .filter(([, property]) => property.format === 'binary')
            .map(([name]) => ({
              name: `field ${name}`,
              label: name,
              example: exampleFile(toTextRecord(first.value)[name] ?? '', operation),
            })),
  };
}

function createFieldValues(
  content: Content,
  example: Example,
  operation: Operation,
): Record<string, string> {
  const body = readBody(content.mediaType, example);
  if (body.kind === 'json') return { body: JSON.stringify(body.value, null, 2) };
  if (body.kind === 'text') return { body: body.value };
  if (body.kind === 'bytes') return { bytes: createBytesFile(content, example).href };
  const fields = Object.entries(toTextRecord(body.value));
  return Object.fromEntries(
    fields.map(([name, value]) => [
      `field ${name}`,
      body.kind === 'form' ? value : exampleFile(value, operation).href,
    ]),
  );
}

/** The example of a body of bytes, with a name that says of which kind it is. */
function createBytesFile({ mediaType }: Content, example: Example): ExampleFile {
  return createFile(`example.${extensionOf(mediaType)}`, mediaType, example);
}

/** The example of a form: names and texts. */
function toTextRecord(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, text]) => [name, String(text)]),
  );
}
