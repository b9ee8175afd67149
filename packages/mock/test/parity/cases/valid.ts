import type { IHttpOperation } from '@stoplight/types';
import type { ParityRequest } from '../request.ts';
import { exampleBody, findExample, makeRequest } from '../valid-request.ts';

/** Requests from the spec's own examples: one for each media type, and one with every parameter. */
export function validCases(operation: IHttpOperation): ParityRequest[] {
  const { body, query = [], headers = [] } = operation.request ?? {};
  const others = (body?.contents ?? []).slice(1);
  return [
    makeRequest(operation, 'valid', 'as the examples have it'),
    ...others.map((content) =>
      makeRequest(operation, 'valid', `with the example of ${content.mediaType}`, {
        body: exampleBody(operation, content),
      }),
    ),
    makeRequest(operation, 'valid', 'with every parameter', {
      query: Object.fromEntries(query.map(({ name, examples }) => [name, [findExample(examples)]])),
      headers: Object.fromEntries(
        headers.map(({ name, examples }) => [name, findExample(examples)]),
      ),
    }),
  ];
}
