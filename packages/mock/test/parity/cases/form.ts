import type { IHttpOperation } from '@stoplight/types';
import type { Bundled } from '../bundle.ts';
import { encodeBody } from '../encode-body.ts';
import { isForm } from '../media-type.ts';
import type { ParityRequest } from '../request.ts';
import { listFields, resolve } from '../schema.ts';
import { makeRequest } from '../valid-request.ts';
import { wrongText } from './wrong-value.ts';

/** Requests with faulty forms, in either media type. */
export function formCases(operation: Bundled<IHttpOperation>): ParityRequest[] {
  const source = operation.__bundled__ ?? {};
  const contents = operation.request?.body?.contents ?? [];
  return contents
    .filter(({ mediaType }) => isForm(mediaType))
    .flatMap((content) => {
      const { mediaType, examples = [] } = content;
      const [example] = examples;
      const value: object =
        example !== undefined && 'value' in example ? Object(example.value) : {};
      const fields = listFields(resolve(content.schema, source), source);
      return [
        ask('has no fields', {}),
        ask('has an unknown field', { ...value, 'nobody-knows-it': '1' }),
        ...Object.keys(value).map((name) =>
          ask(
            `${name} is missing`,
            Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)),
          ),
        ),
        ...fields.flatMap(([name, field]) =>
          ['', ...wrongText(field)].map((text) =>
            ask(`${name} is ${JSON.stringify(text)}`, { ...value, [name]: text }),
          ),
        ),
        ...examples
          .slice(1)
          .flatMap((other) =>
            'value' in other
              ? [ask(`as the example ${other.key} has it`, Object(other.value))]
              : [],
          ),
        ask('has no boundary', value, 'multipart/form-data'),
      ];

      function ask(what: string, form: object, header?: string): ParityRequest {
        const body = encodeBody(mediaType, form);
        return makeRequest(operation, 'form', what, {
          body: { ...body, mediaType: header ?? body.mediaType },
        });
      }
    });
}
