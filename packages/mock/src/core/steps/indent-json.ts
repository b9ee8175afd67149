import { isJson, parseMediaType, type MockResponse } from '../message.ts';

/**
 * Writes the JSON of a response as areas do that indent it: one member a line, and `&` as an escape.
 * Shell programs of users read such responses line by line.
 */
export function indentJson(response: MockResponse): MockResponse {
  if (!isJson(parseMediaType(response.headers['content-type']))) return response;
  const text = response.body.toString();
  if (text === '') return response;
  const data: unknown = JSON.parse(text);
  return { ...response, body: JSON.stringify(data, undefined, 2).replaceAll('&', '\\u0026') };
}
