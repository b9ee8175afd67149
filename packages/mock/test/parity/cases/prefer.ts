import type { IHttpOperation, IHttpOperationResponse } from '@stoplight/types';
import { preferHeader, type Preference } from '../prefer.ts';
import type { ParityRequest } from '../request.ts';
import { makeRequest } from '../valid-request.ts';

/** Requests with valid and invalid `Prefer` headers. */
export function preferCases(operation: IHttpOperation): ParityRequest[] {
  const { responses } = operation;
  const best = responses.find(({ code }) => code.startsWith('2')) ?? responses[0];
  const keys = best === undefined ? [] : listKeys(best);
  const code = Number(best?.code);
  return [
    ...responses.map((response) => ask('code', { code: Number(response.code) })),
    ask('code', { code: 418 }),
    ...responses.flatMap((response) =>
      listKeys(response).map((example) => ask('example', { code: Number(response.code), example })),
    ),
    ...keys.map((example) => ask('example', { example })),
    ask('example', { example: 'nobody-knows-it' }),
    ask('example', { code, example: 'nobody-knows-it' }),
    ask('example', { code: 404, example: keys[0] ?? 'nobody-knows-it' }),
  ];

  function ask(kind: string, prefer: Preference): ParityRequest {
    return makeRequest(operation, kind, `Prefer: ${preferHeader(prefer)}`, { prefer });
  }
}

function listKeys({ contents = [] }: IHttpOperationResponse): string[] {
  return [...new Set(contents.flatMap(({ examples = [] }) => examples.map(({ key }) => key)))];
}
