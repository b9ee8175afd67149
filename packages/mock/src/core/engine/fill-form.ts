import { parseMediaType, type MockRequest } from '../message.ts';
import { excessInForm } from '../outside/form-excess.ts';
import type { Note } from '../traffic/exchange.ts';
import type { CompiledOperation } from './contract.ts';

const formType = 'application/x-www-form-urlencoded';

/** A request whose fields are all in its body, with notes about those that were in its query. */
interface FilledForm {
  request: MockRequest;
  notes: readonly Note[];
}

/**
 * Moves fields of a form from the query into the body, where the body does not have them: programs
 * in several languages ask for their tokens with a query alone. Undefined if the operation takes no
 * such form, or the query has no field of it.
 * @evidence public
 */
export function fillForm(
  request: MockRequest,
  query: URLSearchParams,
  { body }: Pick<CompiledOperation, 'body'>,
): FilledForm | undefined {
  const [content, ...others] = body?.contents ?? [];
  if (content?.mediaType !== formType || others.length > 0 || query.size === 0) return undefined;
  const sent = parseMediaType(request.headers['content-type']);
  const isFormSent = request.body.length > 0 && sent === formType;
  // It is refused where the body is read.
  if (isFormSent && excessInForm(request.body, undefined) !== undefined) return undefined;
  const form = new URLSearchParams(isFormSent ? request.body.toString('utf8') : '');
  const moved = [...query].filter(([name]) => !form.has(name));
  if (moved.length === 0) return undefined;
  const whole = new URLSearchParams([...form, ...moved]);
  return {
    request: {
      ...request,
      headers: { ...request.headers, 'content-type': formType },
      body: Buffer.from(whole.toString()),
    },
    notes: moved.map(([at]) => ({ in: 'query', at, rule: 'place' })),
  };
}
