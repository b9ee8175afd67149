import { isEmptyObject, type Oas3Rule } from '@redocly/openapi-core';

/**
 * Demands that every parameter has a description, a schema and an example. The contract tests
 * build their calls from the examples, and a parameter without a schema is checked by nobody.
 */
export const parameterDescribed: Oas3Rule = () => ({
  Parameter(parameter, { location, report }) {
    const { name, description = '', schema, examples = {} } = parameter;
    const missing = [];
    if (description.trim() === '') missing.push('description');
    if (schema === undefined) missing.push('schema');
    if (!('example' in parameter) && isEmptyObject(examples)) missing.push('example');
    if (missing.length === 0) return;
    const message = `the parameter \`${name}\` has no ${missing.join(', no ')}; add it`;
    report({ message, location: location.child(['name']) });
  },
});
