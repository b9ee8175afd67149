import type { Oas3Rule } from '@redocly/openapi-core';

const longest = 80;

/**
 * Demands that an operation has a summary that fits into one line of an index, a description that
 * tells more, its own `security`, and the error codes it answers with as `x-errors`. Documentation,
 * clients and the mock server all take them from there; an empty list says that there is nothing,
 * a missing one that nobody looked.
 */
export const operationDocumented: Oas3Rule = () => ({
  Paths: {
    Operation(operation, { location, report }) {
      const { summary = '', description = '', security } = operation;
      const errors: unknown = Reflect.get(operation, 'x-errors');
      const complain = (field: string, message: string) => {
        report({ message, location: location.child([field]).key() });
      };

      if (summary.trim() === '')
        complain('summary', 'the operation requires a summary; say in a few words what it does');
      if (summary.endsWith('.'))
        complain(
          'summary',
          'the summary ends with a full stop; remove it, because a summary is a title',
        );
      if (summary.length > longest)
        complain(
          'summary',
          `the summary has ${summary.length} characters; the maximum is ${longest}`,
        );
      if (description.trim().length <= summary.trim().length)
        complain('description', 'the description is not longer than the summary; explain more');
      if (!Array.isArray(security))
        complain('security', 'the operation has no security; list its scopes, or set `[]`');
      if (!Array.isArray(errors) || !errors.every((code) => typeof code === 'string'))
        complain('x-errors', 'x-errors must be an array of error codes; `[]` if there are none');
      else if (new Set(errors).size < errors.length)
        complain('x-errors', 'x-errors has duplicate codes; remove them');
    },
  },
});
