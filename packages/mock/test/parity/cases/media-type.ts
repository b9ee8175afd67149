import type { IHttpOperation } from '@stoplight/types';
import type { ParityRequest } from '../request.ts';
import { exampleBody, makeRequest, type Change } from '../valid-request.ts';

/** Bodies that are not there, or are of a media type that the operation does not take. */
export function mediaTypeCases(operation: IHttpOperation): ParityRequest[] {
  const example = exampleBody(operation);
  const text = Buffer.from('a text');
  return [
    ask('no body', undefined),
    ask('an empty body', { mediaType: 'application/json', bytes: Buffer.alloc(0) }),
    ask('text/plain', { mediaType: 'text/plain', bytes: text }),
    ask('image/jpeg', { mediaType: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) }),
    ask('a form', { mediaType: 'application/x-www-form-urlencoded', bytes: Buffer.from('a=1') }),
    ask('JSON of a vendor', {
      mediaType: 'application/vnd.nobody+json',
      bytes: Buffer.from('{}'),
    }),
    ...(example === undefined
      ? [ask('JSON', { mediaType: 'application/json', bytes: Buffer.from('{}') })]
      : [
          ask('with a charset', { ...example, mediaType: `${example.mediaType}; charset=utf-8` }),
          ask('in upper case', {
            ...example,
            mediaType: example.mediaType?.replace(/^[^;]+/, (type) => type.toUpperCase()),
          }),
          ask('without a Content-Type', { ...example, mediaType: undefined }),
        ]),
  ];

  function ask(what: string, body: Change['body']): ParityRequest {
    return makeRequest(operation, 'media type of the body', what, { body });
  }
}
