import path from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import { folderOf, isWholeFile } from './area.ts';
import { findOperations } from './methods.ts';

/**
 * Demands of everything that the service pushes that it is a POST in a file of its own, named like
 * the event, with an operationId, a summary without a full stop, a longer description and a named
 * example of the JSON body. A receiver is written against these and nothing else.
 */
export const webhookDocumented: Oas3Rule = () => ({
  Root(root, context) {
    for (const found of findOperations(root, context, 'webhooks')) {
      const { operation, method, path: event, location } = found;
      const { operationId = '', summary = '', description = '' } = operation;
      const complain = (field: string, message: string) => {
        context.report({ message, location: location.child([field]).key() });
      };
      const file = path.join(folderOf(location), `${event}.yaml`);
      if (location.source.absoluteRef !== file || !isWholeFile(location))
        complain('operationId', `the webhook \`${event}\` must be in a file \`${event}.yaml\``);
      if (method !== 'post') complain('operationId', `the webhook \`${event}\` must be a POST`);
      if (operationId === '')
        complain('operationId', `the webhook \`${event}\` has no operationId`);
      if (summary === '' || summary.endsWith('.'))
        complain('summary', `the summary of \`${event}\` is missing, or ends with a full stop`);
      if (description.trim().length <= summary.length)
        complain('description', 'the description is not longer than the summary; explain more');
    }
  },
});
