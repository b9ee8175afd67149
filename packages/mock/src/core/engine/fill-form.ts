import { isJson, parseMediaType, type MockRequest } from '../message.ts';
import { limits } from '../outside/limits.ts';
import { readOutsideJson } from '../outside/read-json.ts';
import type { Note } from '../traffic/exchange.ts';
import type { CompiledOperation } from './contract.ts';

const formType = 'application/x-www-form-urlencoded';

/** A request whose fields are all in a form, with notes about those that were elsewhere. */
interface FilledForm {
  request: MockRequest;
  notes: readonly Note[];
}

/**
 * Moves fields of a form from the query into the body, where the body does not have them, and makes a
 * form of a request for a token that is JSON: programs in several languages ask for their tokens with
 * a query alone, and some with JSON. Undefined if the operation takes no such form, or there is
 * nothing to move.
 * @evidence public
 */
export function fillForm(
  request: MockRequest,
  query: URLSearchParams,
  { id, body }: Pick<CompiledOperation, 'id' | 'body'>,
): FilledForm | undefined {
  const [content, ...others] = body?.contents ?? [];
  if (content?.mediaType !== formType || others.length > 0) return undefined;
  const sent = parseMediaType(request.headers['content-type']);
  const isFormSent = request.body.length > 0 && sent === formType;
  const json = id === 'OAuth_token' && isJson(sent) ? readFields(request.body) : undefined;
  const form = new URLSearchParams(json ?? (isFormSent ? request.body.toString('utf8') : ''));
  const moved = [...query].filter(([name]) => !form.has(name));
  if (moved.length === 0 && json === undefined) return undefined;
  const whole = new URLSearchParams([...form, ...moved]);
  return {
    request: {
      ...request,
      headers: { ...request.headers, 'content-type': formType },
      body: Buffer.from(whole.toString()),
    },
    notes: [
      ...(json === undefined ? [] : [jsonNote(sent)]),
      ...moved.map(([at]): Note => ({ in: 'query', at, rule: 'place' })),
    ],
  };
}

/** The fields of a JSON object that are text; undefined if the body is anything else, or too large to read. */
function readFields(body: Buffer): [string, string][] | undefined {
  let value: unknown;
  try {
    value = readOutsideJson(body, limits.body);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).filter((field): field is [string, string] => {
    const [, text] = field;
    return typeof text === 'string';
  });
}

function jsonNote(sent: string): Note {
  return { in: 'header', at: 'Content-Type', rule: 'value', sent, canonical: formType };
}
