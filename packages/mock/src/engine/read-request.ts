import type { Context } from '../core/context.ts';
import type { Step } from '../core/steps.ts';
import { refuse } from './findings.ts';
import { readBody } from './read-body.ts';
import { checkParameters } from './read-parameters.ts';
import { loadValidators } from './validators.ts';

/** Makes the step that validates the request against the contract and puts its body into the context. */
export function readRequest(strict: boolean): Step {
  return async (context: Context) => {
    const { request, operation, path, query } = context;
    const read = readBody(request, operation, strict);
    const { findings, value, files } = read instanceof Promise ? await read : read;
    const validators = await loadValidators(operation.area, 'parameters');
    const given = { path, query, headers: request.headers };
    const all = checkParameters(operation, given, validators);
    if (findings.length > 0 || all.length > 0) throw refuse([...findings, ...all]);
    context.body = value;
    if (files !== undefined) context.files = files;
    return undefined;
  };
}
