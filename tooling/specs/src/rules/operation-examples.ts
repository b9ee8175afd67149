import {
  isEmptyObject,
  isPlainObject,
  type Location,
  type Oas3MediaType,
  type Oas3Rule,
} from '@redocly/openapi-core';
import { follow } from './follow.ts';

/** The kinds of bodies whose fields an example shows. */
const structured = /^(application\/([^;]+\+)?json|application\/x-www-form-urlencoded|multipart\/)/;

/**
 * Demands a named example for every media type of a request body, for every success response in
 * JSON or as a form, and for the 400 response. The mock server answers with them, the contract
 * tests send them, and the documentation shows them. Responses in XML or as files may go without.
 */
export const operationExamples: Oas3Rule = () => ({
  Paths: {
    Operation({ requestBody, responses = {} }, context) {
      const { location, report } = context;
      const complain = (what: string, place: Location) => {
        const message = `${what} has no named example; add one under \`examples\``;
        report({ message, location: place.key() });
      };

      const body = follow(requestBody, location.child(['requestBody']), context);
      for (const [type, place] of bare(body)) complain(`the request body as \`${type}\``, place);

      for (const [status, written] of Object.entries(responses)) {
        const place = location.child(['responses', status]);
        const response = follow(written, place, context);
        if (status.startsWith('2'))
          for (const [type, at] of bare(response))
            if (structured.test(type)) complain(`the ${status} response as \`${type}\``, at);
        if (status === '400' && !Object.values(response?.node.content ?? {}).some(hasExample))
          complain('the 400 response', place);
      }
    },
  },
});

interface Message {
  node: { content?: Record<string, Oas3MediaType> };
  location: Location;
}

/** The media types without an example, with their places. */
function bare(message: Message | undefined): [string, Location][] {
  if (message === undefined) return [];
  return Object.entries(message.node.content ?? {})
    .filter(([, media]) => !hasExample(media))
    .map(([type]) => [type, message.location.child(['content', type])]);
}

function hasExample({ examples }: Oas3MediaType): boolean {
  return isPlainObject(examples) && !isEmptyObject(examples);
}
