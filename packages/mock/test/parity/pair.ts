import { decodeXml, XmlError, type XmlSchema } from '@countersign/client/xml';
import { nameXml } from '../../scripts/name-xml.ts';
import { askPrism } from './bare-prism.ts';
import { isJson, isXml } from './media-type.ts';
import type { MockServer } from './mock-server.ts';
import type { ParityOperation } from './operations.ts';
import type { ParityAnswer, ParityRequest } from './request.ts';
import { isRecord } from './schema.ts';

/** The answers of the two servers to one request. */
export interface Pair {
  one: ParityOperation;
  request: ParityRequest;
  prism: ParityAnswer;
  ours: ParityAnswer;
  /** The content of ours if it is XML, and Prism's answer to a caller that accepts JSON. */
  inJson?: { prism: ParityAnswer; ours: ParityAnswer };
}

/** Asks both servers the same. */
export async function askBoth(
  server: MockServer,
  one: ParityOperation,
  request: ParityRequest,
): Promise<Pair> {
  const prism = await askPrism(one, request);
  const ours = await server.ask(request);
  if (!isXml(ours.mediaType) || isXml(prism.mediaType)) return { one, request, prism, ours };
  const accept = 'application/json';
  const headers = { ...request.headers, accept };
  const inJson = {
    prism: await askPrism(one, { ...request, headers }),
    ours: { ...ours, mediaType: accept, body: decoded(one, ours.status, ours.bytes) },
  };
  return { one, request, prism, ours, inJson };
}

function decoded({ whole }: ParityOperation, status: number, bytes: Buffer): unknown {
  const operation = whole();
  const { contents = [] } = operation.responses.find(({ code }) => code === String(status)) ?? {};
  const schema: unknown = contents.find(({ mediaType }) => isJson(mediaType))?.schema;
  const source = Object.entries(operation.__bundled__ ?? {}).filter(isNamedSchema);
  const text = bytes.toString('utf8');
  const [, root = ''] = /<(\w+)[\s>]/.exec(text.replace(/^<\?[^>]*>/, '')) ?? [];
  // The specs leave the names of elements to a rule, which the compiled contract follows.
  const { components } = nameXml({
    info: { title: '' },
    paths: {},
    'x-xml': { namespace: 'http://www.docusign.com/restapi' },
    components: {
      schemas: { ...Object.fromEntries(source), ...(isXmlSchema(schema) && { [root]: schema }) },
    },
  });
  const named = Object.fromEntries(Object.entries(components?.schemas ?? {}).filter(isNamedSchema));
  try {
    return decodeXml(text, named[root] ?? {}, named);
  } catch (error) {
    // Unreadable XML cannot equal Prism's answer; the comparison shows it.
    if (error instanceof XmlError) return error.message;
    throw error;
  }
}

function isNamedSchema(entry: [string, unknown]): entry is [string, XmlSchema] {
  return isXmlSchema(entry[1]);
}

function isXmlSchema(value: unknown): value is XmlSchema {
  return isRecord(value);
}
