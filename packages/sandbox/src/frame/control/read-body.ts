import { Excess, limits, readOutsideJson } from '@countersign/mock/core/outside';
import { parseMediaType } from '@countersign/mock/core/server';
import { z } from 'zod';
import type { ControlCall } from './control-call.ts';
import { placeOfNull } from '../../engine/refuse-null.ts';
import { tenantName } from '../../state/tenant-name.ts';
import { ControlProblem, invalid } from './control-problem.ts';

/**
 * Parses the body of a call by its schema; an empty object if there is none.
 * @throws ControlProblem with the location of the fault
 */
export function readBody<Body>({ request }: ControlCall, schema: z.ZodType<Body>): Body {
  const value = parseBodyJson(request);
  const place = placeOfNull(value);
  if (place !== undefined)
    throw invalid('Strings must not contain the NUL character.', `body${place}`);
  const outcome = schema.safeParse(value);
  if (outcome.success) return outcome.data;
  const [issue] = outcome.error.issues;
  const pointer = (issue?.path ?? []).map((step) => `/${String(step)}`).join('');
  throw invalid(describeIssue(issue, schema, value), `body${pointer}`);
}

/**
 * Describes an error of validation; for an unknown field or an empty body, with the names of the
 * fields.
 */
function describeIssue(
  issue: z.core.$ZodIssue | undefined,
  schema: z.ZodType,
  value: unknown,
): string {
  if (issue === undefined) return 'Invalid body.';
  if (!(schema instanceof z.ZodObject) || issue.path.length > 0) return issue.message;
  const fields = Object.keys(schema.shape).join(', ');
  if (issue.code === 'unrecognized_keys')
    return `There is no field ${issue.keys.join(', ')}. The fields are ${fields}.`;
  if (issue.code === 'invalid_type')
    return `The body must be an object with the fields ${fields}, and not ${JSON.stringify(value)}.`;
  return issue.message;
}

function parseBodyJson({ headers, body }: ControlCall['request']): unknown {
  const text = body.toString();
  if (text.trim() === '') return {};
  if (parseMediaType(headers['content-type']) !== 'application/json')
    throw new ControlProblem(
      415,
      'INVALID_REQUEST',
      'The body must be JSON with the media type application/json.',
      'header/content-type',
    );
  try {
    const value = readOutsideJson(body, limits.control);
    // PHP writes an object without members as an empty list.
    return Array.isArray(value) && value.length === 0 ? {} : value;
  } catch (error) {
    if (error instanceof Excess) throw invalid(`The body is ${error.message}.`, 'body');
    throw invalid(`The body is no JSON: ${error instanceof Error ? error.message : ''}`, 'body');
  }
}

/**
 * The GUID in the path of a call, in lower case.
 * @throws ControlProblem for another text
 */
export function guidIn({ path }: ControlCall, parameter: string): string {
  const id = z.guid().toLowerCase().safeParse(path[parameter]);
  if (id.success) return id.data;
  throw invalid(`${parameter} must be a GUID, but is ${path[parameter]}.`, `path/${parameter}`);
}

/**
 * The name of a tenant or a snapshot in the path of a call.
 * @throws ControlProblem where it has other characters, or too many
 */
export function nameIn({ path }: ControlCall, parameter: 'snapshot' | 'tenant'): string {
  const name = path[parameter] ?? '';
  if (tenantName.test(name)) return name;
  throw invalid(
    'The name must have up to 64 letters, digits, underscores, dots and hyphens.',
    `path/${parameter}`,
  );
}
