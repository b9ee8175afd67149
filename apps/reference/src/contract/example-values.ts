import type { ParameterObject } from './document.ts';
import type { Operation } from './operations.ts';

/** Parameters with their examples, as the specs have them: a number is a number. */
export type Values = readonly (readonly [name: string, value: unknown])[];

/**
 * Lists the parameters of a place that an example request has: the required ones, and the optional
 * ones without which the request would be rejected, or its response would lack data that the page
 * shows.
 */
export function listExampleValues(
  { parameters, exampleParameters }: Operation,
  place: ParameterObject['in'],
): Values {
  return parameters
    .filter(
      (parameter) =>
        parameter.in === place &&
        (parameter.required === true || exampleParameters.includes(parameter.name)),
    )
    .map(({ name, example }) => [name, example]);
}
