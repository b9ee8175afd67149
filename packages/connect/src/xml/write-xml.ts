import { roots } from '../generated/payload-codecs.js';
import type { EnvelopeInformation } from '../generated/payload.js';
import { soap } from '../generated/soap.js';
import { builder } from './builder.js';
import { attributePrefix, textKey } from './node.js';
import { instanceNamespace } from './reading.js';
import { escape } from './text.js';
import { Writing, type XmlOut } from './writing.js';

const declaration = '<?xml version="1.0" encoding="utf-8"?>';
/** The namespace that the service declares beside that of instances, although nothing uses it. */
const schemaNamespace = 'http://www.w3.org/2001/XMLSchema';
const { element, namespace, codec } = roots.envelopeInformation;

/**
 * Writes a payload as XML.
 * @param soapNamespace the namespace of the wrapper, for a payload in a SOAP envelope
 * @throws {ConnectError} if XML cannot express a value, with a JSON pointer into the payload
 */
export function writeXml(information: EnvelopeInformation, soapNamespace?: string): string {
  const written = codec.write(information, new Writing(namespace));
  const root: XmlOut = {
    [`${attributePrefix}xmlns:xsd`]: schemaNamespace,
    [`${attributePrefix}xmlns:xsi`]: instanceNamespace,
    [`${attributePrefix}xmlns`]: namespace,
    ...(typeof written === 'string' ? { [textKey]: written } : written),
  };
  if (soapNamespace === undefined) return buildDocument({ [element]: root });
  return wrapped(soap.update, { [element]: root }, soapNamespace);
}

/** The reply by which a SOAP message counts as received. */
export function writeSoapReply(envelopeId: string, soapNamespace: string): string {
  const text = escape(envelopeId, new Writing(soapNamespace));
  return wrapped(soap.response, { [soap.envelopeId]: text }, soapNamespace);
}

function wrapped(name: string, inner: Record<string, XmlOut>, within: string): string {
  return buildDocument({
    [`soap:${soap.envelope}`]: {
      [`${attributePrefix}xmlns:soap`]: soap.namespace,
      [`soap:${soap.body}`]: {
        [name]: { [`${attributePrefix}xmlns`]: escape(within, new Writing(within)), ...inner },
      },
    },
  });
}

function buildDocument(tree: Record<string, XmlOut>): string {
  return `${declaration}${builder.build(tree)}`;
}
