import { emptyPreference } from '../engine/prefer.ts';
import { writeOlderForms } from '../engine/older-forms.ts';
import { describeFault } from '../faults/describe.ts';
import { isJson, parseMediaType } from '../message.ts';
import type { Step } from './steps.ts';

/**
 * The step that adds to the response of an operation its live headers, the effects of faults and
 * limits, and the outcome of the request.
 */
export const completeResponse: Step = (context) => (response) => {
  const { operation, preference, count, notes, warnings, userId } = context;
  const tolerated = notes.length === 0 ? [] : notes.filter(({ rule }) => rule !== 'unknown');
  const outcome = {
    ...response.outcome,
    area: operation.area,
    operation: operation.id,
    ...(tolerated.length > 0 && { tolerated }),
    ...(warnings.length > 0 && { warnings }),
    ...(userId !== undefined && { user: userId }),
  };
  const headers = { ...response.headers, ...context.headers, ...count?.headers };
  // Most requests ask for nothing, and every one comes by here.
  if (preference === emptyPreference) return { ...response, headers, outcome };
  const { delay, drop } = preference;
  const fault = describeFault(preference);
  return {
    ...response,
    headers,
    ...(delay !== undefined && { delay }),
    ...(drop !== undefined && { drop }),
    outcome: fault === '' ? outcome : { ...outcome, fault },
  };
};

/**
 * The step that gives a successful JSON response the form that it has under the older prefix, if it
 * was called there.
 */
export const toOlderForm: Step = ({ older, operation: { olderForms } }) => {
  if (!older || olderForms === undefined) return undefined;
  return (response) => {
    if (response.status >= 300) return response;
    if (!isJson(parseMediaType(response.headers['content-type']))) return response;
    const sent: unknown = JSON.parse(response.body.toString());
    const body = writeOlderForms(sent, olderForms);
    if (body !== undefined) return { ...response, body: JSON.stringify(body) };
    const { 'content-type': _, ...headers } = response.headers;
    return { ...response, headers, body: '' };
  };
};
