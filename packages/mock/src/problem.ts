import { encodeXml } from '@countersign/client/xml';
import type { MockResponse } from './message.js';
import type { ServedArea } from './operations.js';
import type { Refusal } from './refusal.js';

/** Answers a refusal in the area's own shape, as XML where the caller speaks it. */
export function problemResponse(
  { problems, headers: common, errorSchema }: ServedArea,
  { kind, message, headers }: Refusal,
  wantsXml: boolean,
): MockResponse {
  const xml = wantsXml && errorSchema.xml !== undefined;
  const problem = problems[kind];
  const body = { ...problem.body, [problems.sentence]: message };
  return {
    status: problem.status,
    headers: {
      ...common,
      'content-type': xml ? 'application/xml; charset=utf-8' : 'application/json; charset=utf-8',
      ...headers,
    },
    body: xml ? encodeXml(body, errorSchema, {}) : JSON.stringify(body),
  };
}
