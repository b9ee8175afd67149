import { encodeXml } from './xml/encode.js';
import type { MockResponse } from './message.js';
import type { ServedArea } from './operations.js';
import type { Refusal } from './refusal.js';

/** The XML form of an error; its shape is that of the error's own schema. */
const errorDetails = {
  xml: { name: 'errorDetails', namespace: 'http://www.docusign.com/restapi' },
};

/** Answers a refusal in the area's own shape, as XML where the caller speaks it. */
export function problemResponse(
  { problems, headers: common }: ServedArea,
  { kind, message, headers }: Refusal,
  xml: boolean,
): MockResponse {
  const problem = problems[kind];
  const body = { ...problem.body, [problems.sentence]: message };
  return {
    status: problem.status,
    headers: {
      ...common,
      'content-type': xml ? 'application/xml; charset=utf-8' : 'application/json; charset=utf-8',
      ...headers,
    },
    body: xml ? encodeXml(body, errorDetails, {}) : JSON.stringify(body),
  };
}
