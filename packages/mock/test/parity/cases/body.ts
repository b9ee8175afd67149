import type { IHttpOperation } from '@stoplight/types';
import type { Bundled } from '../bundle.ts';
import { encodeBody } from '../encode-body.ts';
import { isJson } from '../media-type.ts';
import type { ParityRequest } from '../request.ts';
import { listFields, isRecord, resolve, findType, type Schema } from '../schema.ts';
import { makeRequest } from '../valid-request.ts';
import { wrongValues } from './wrong-value.ts';

/** Requests with faulty JSON bodies. */
export function bodyCases(operation: Bundled<IHttpOperation>): ParityRequest[] {
  const source = operation.__bundled__ ?? {};
  const content = operation.request?.body?.contents?.find(({ mediaType }) => isJson(mediaType));
  const example = content?.examples?.[0];
  if (content === undefined || example === undefined || !('value' in example)) return [];
  const { value } = example;
  const schema = resolve(content.schema, source);
  const fields = listFields(schema, source);
  return [
    ...['text', 1, [], {}, null].map((root) => ask(`is ${JSON.stringify(root)}`, root)),
    ...(isRecord(value) ? inFields(value) : []),
  ];

  function inFields(body: Record<string, unknown>): ParityRequest[] {
    const bad = fields.map(([name, field]): [string, unknown] => [name, wrongValues(field)[0]]);
    return [
      ...fields.flatMap(([name, field]) =>
        wrongValues(field).map((wrong) =>
          ask(`${name} is ${JSON.stringify(wrong)}`, { ...body, [name]: wrong }, field),
        ),
      ),
      ...fields
        .slice(0, 3)
        .map(([name, field]) => ask(`${name} is null`, { ...body, [name]: null }, field)),
      ...fields.flatMap(([name, field]) =>
        nested(field).map((wrong) =>
          ask(`within ${name}: ${JSON.stringify(wrong)}`, { ...body, [name]: wrong }, field),
        ),
      ),
      ask('several wrong at once', { ...body, ...Object.fromEntries(bad.slice(0, 5)) }),
      ask('an unknown field', { ...body, 'nobody-knows-it': 1 }),
      ...(schema.required ?? []).map((name) =>
        ask(`${name} is missing`, { ...body, [name]: undefined }),
      ),
    ];
  }

  /** A value of the field's own type with the first thing in it wrong. */
  function nested(field: Schema): unknown[] {
    if (findType(field) === 'array') {
      const item = resolve(field.items, source);
      const [wrong] = wrongValues(item);
      return [...(wrong === undefined ? [] : [[wrong]]), ...nested(item).map((inner) => [inner])];
    }
    const first = listFields(field, source).find(([, inner]) => wrongValues(inner).length > 0);
    return first === undefined ? [] : [{ [first[0]]: wrongValues(first[1])[0] }];
  }

  function ask(what: string, body: unknown, field: Schema = {}): ParityRequest {
    const kind = field.readOnly === true ? 'readOnly field' : 'body';
    return makeRequest(operation, kind, what, { body: encodeBody('application/json', body) });
  }
}
