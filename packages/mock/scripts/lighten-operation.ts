import { withoutKeys } from '@countersign/spec-bundle/without-keys';
import type { IHttpOperation, IMediaTypeContent } from '@stoplight/types';
import type { CompiledOperation } from '../src/operations.ts';

/** Takes out of an operation what the server has no use for, and what Prism cannot do. */
export function lightenOperation(operation: IHttpOperation): Omit<CompiledOperation, 'area'> {
  const { request, responses, security, ...rest } = operation;
  const body = request?.body;
  const light = {
    ...rest,
    // The server sees to tokens itself, and to any server address.
    security: [],
    servers: [],
    tags: [],
    request: {
      ...request,
      ...(body !== undefined && { body: { ...body, contents: forPrism(body.contents) } }),
    },
    responses: responses.map((response) => ({
      ...response,
      contents: forPrism(response.contents),
    })),
  };
  const contents = [...(body?.contents ?? []), ...responses.flatMap((r) => r.contents ?? [])];
  return {
    id: operation.iid ?? operation.id,
    bearer: (security ?? []).some((any) => any.some((scheme) => scheme.type === 'oauth2')),
    xml: contents.some(isXml),
    operation: withoutProse(light),
  };
}

/** Prism cannot do XML; where another media type says the same, it gets only that. */
function forPrism(contents: IMediaTypeContent[] = []): IMediaTypeContent[] {
  const others = contents.filter((content) => !isXml(content));
  return others.length > 0 ? others : contents;
}

function isXml({ mediaType }: IMediaTypeContent): boolean {
  return /[/+]xml$/.test(mediaType);
}

/** What tells people something, and a server nothing. */
const prose = {
  drop: new Set(['description', 'summary', 'x-stoplight', 'x-evidence', 'explicitProperties']),
  named: new Set(['properties', '__bundled__']),
  // The value of an example is an answer; nothing in it is prose.
  whole: new Set(['value']),
};

function withoutProse<Node extends object>(node: Node): Node {
  const copy: Node = JSON.parse(JSON.stringify(withoutKeys(node, prose)));
  return copy;
}
