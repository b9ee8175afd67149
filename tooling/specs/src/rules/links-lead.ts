import { isPlainObject, isRef, type Oas3Parameter, type Oas3Rule } from '@redocly/openapi-core';
import { findOperations } from './methods.ts';

/**
 * Demands that a link leads to an operation of the area, and that it gives every path parameter of
 * that operation a value and no parameter that the operation does not have.
 */
export const linksLead: Oas3Rule = () => {
  /** By operation: the names of all its parameters, and of those in its path. */
  const known = new Map<string, Set<string>>();
  const required = new Map<string, string[]>();
  return {
    Root(root, context) {
      for (const { operation, path, location } of findOperations(root, context)) {
        const names = (operation.parameters ?? []).flatMap((written) => {
          const parameter = isRef(written)
            ? context.resolve<Oas3Parameter>(written, location.source.absoluteRef).node
            : written;
          return parameter === undefined ? [] : [parameter.name];
        });
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        known.set(operation.operationId ?? '', new Set([...inPath, ...names]));
        required.set(operation.operationId ?? '', inPath);
      }
    },
    Link(link, { location, report }) {
      const id = link.operationId ?? '';
      const place = location.child(['operationId']);
      const names = known.get(id);
      if (names === undefined) {
        report({
          message: `the link refers to \`${id}\`, which the area does not have`,
          location: place,
        });
        return;
      }
      const parameterNames = isPlainObject(link.parameters) ? Object.keys(link.parameters) : [];
      for (const name of parameterNames)
        if (!names.has(name))
          report({ message: `\`${id}\` has no parameter \`${name}\``, location: place });
      for (const name of required.get(id) ?? [])
        if (!parameterNames.includes(name))
          report({ message: `the link does not set \`${name}\` of \`${id}\``, location: place });
    },
  };
};
