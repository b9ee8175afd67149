import type { IHttpOperation } from '@stoplight/types';
import type { ParityRequest } from '../request.ts';
import { makeRequest } from '../valid-request.ts';

const headers = [
  'application/json',
  '*/*',
  'application/xml',
  'text/*',
  'image/png',
  'application/*',
  'application/json; charset=utf-8',
  'application/json;q=0.2, text/csv;q=0.9',
  'image/*;q=0.5, application/pdf, */*;q=0.1',
  'text/html, application/json;q=0',
  'nonsense',
];

/**
 * Requests with several Accept headers, alone and with a code whose answer has another media type.
 */
export function acceptCases(operation: IHttpOperation): ParityRequest[] {
  return [
    ...headers.map((accept) =>
      makeRequest(operation, 'Accept', `Accept: ${accept}`, { headers: { accept } }),
    ),
    ...['image/png', 'text/csv, application/json;q=0.5'].map((accept) =>
      makeRequest(operation, 'Accept', `Accept: ${accept}, Prefer: code=404`, {
        headers: { accept },
        prefer: { code: 404 },
      }),
    ),
  ];
}
