import { isPlainObject, type Location, type Oas3Link, type Oas3Rule } from '@redocly/openapi-core';

/**
 * Checks that a link refers to an operation of the area, sets all parameters of its path, and sets
 * no parameter that the operation does not have.
 */
export const linksLead: Oas3Rule = () => {
  /** The parameters of each operation, with their places such as `path`. */
  const operations = new Map<string, Map<string, string>>();
  const links: { link: Oas3Link; location: Location }[] = [];
  return {
    Paths: {
      Operation({ operationId = '', parameters = [] }, { resolve }) {
        const known = parameters.flatMap((one) => resolve(one).node ?? []);
        operations.set(operationId, new Map(known.map((one) => [one.name, one.in ?? ''])));
      },
    },
    Link(link, { location }) {
      links.push({ link, location: location.child(['operationId']) });
    },
    Root: {
      leave(_root, { report }) {
        for (const { link, location } of links) {
          const id = link.operationId ?? '';
          const parameters = operations.get(id);
          if (parameters === undefined) {
            const message = `the link refers to \`${id}\`, which the area does not have`;
            report({ message, location });
            continue;
          }
          const set = isPlainObject(link.parameters) ? Object.keys(link.parameters) : [];
          for (const name of set)
            if (!parameters.has(name))
              report({ message: `\`${id}\` has no parameter \`${name}\``, location });
          for (const [name, place] of parameters)
            if (place === 'path' && !set.includes(name))
              report({ message: `the link does not set \`${name}\` of \`${id}\``, location });
        }
      },
    },
  };
};
