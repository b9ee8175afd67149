import type { Oas3Operation, Oas3Parameter, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { follow } from './follow.ts';

/**
 * Checks that `x-example-parameters` lists optional parameters of the operation that have an
 * example: required ones are in every example request anyway.
 */
export const exampleParametersKnown: Oas3Rule = () => ({
  Paths: {
    Operation(operation, context) {
      const { location, report } = context;
      const names: unknown = Reflect.get(operation, 'x-example-parameters');
      if (names === undefined) return;
      if (!Array.isArray(names) || names.length === 0) {
        const message = 'x-example-parameters must be an array with names of parameters';
        report({ message, location: location.child(['x-example-parameters']).key() });
        return;
      }
      const parameters = listParameters(operation, context);
      for (const [at, name] of names.entries()) {
        const parameter = parameters.find((candidate) => candidate.name === name);
        if (parameter?.required === false && parameter.example !== undefined) continue;
        const message = `\`${String(name)}\` is not an optional parameter with an example`;
        report({ message, location: location.child(['x-example-parameters', at]) });
      }
    },
  },
});

function listParameters(
  { parameters = [] }: Oas3Operation,
  context: Pick<UserContext, 'location' | 'resolve'>,
): Oas3Parameter[] {
  return parameters.flatMap((written, index) => {
    const place = context.location.child(['parameters', index]);
    return follow<Oas3Parameter>(written, place, context)?.node ?? [];
  });
}
