import type { Oas3Rule } from '@redocly/openapi-core';

/**
 * Demands a response for the case that all goes well: one of the 2xx, or 302 for an operation that
 * sends the browser elsewhere. It stands in for Redocly's `operation-2xx-response`, which does not
 * know the second.
 */
export const operationSuccess: Oas3Rule = () => ({
  Paths: {
    Operation({ responses }, { location, report }) {
      if (Object.keys(responses ?? {}).some((status) => /^(2\d\d|2XX|302)$/.test(status))) return;
      const message = 'there is no success response; add a 2xx, or 302 for a redirect';
      report({ message, location: location.child(['responses']).key() });
    },
  },
});
