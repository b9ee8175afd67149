import { roots } from '../generated/payload-codecs.js';
import type { EnvelopeInformation } from '../generated/payload.js';
import { soap } from '../generated/soap.js';
import type { Finding } from '../kept.js';
import type { Limits } from '../limits.js';
import { readDocument } from './read-document.js';
import { attributePrefix, isXmlObject, textKey, withoutNamespace, type XmlObject } from './node.js';
import { Reading } from './reading.js';

/** The content of an XML document, and the SOAP wrapper around it. */
export interface XmlMessage {
  information: EnvelopeInformation;
  /** The namespace of the wrapper, where the document is a SOAP envelope. */
  soapNamespace: string | undefined;
  findings: Finding[];
}

const { element, namespace, codec } = roots.envelopeInformation;

/**
 * Reads a message in XML: as such, in a SOAP envelope, or in the form of 2008, whose root is in no
 * namespace.
 * @param offset hours by which local times are ahead of UTC, if the message does not say
 * @throws {ConnectError} if it is not well-formed, not safe, or does not match the schema
 */
export function readXml(text: string, limits: Limits, offset: number): XmlMessage {
  const { name, node } = readDocument(text, limits);
  const at = new Reading(namespace, offset);
  const document = { [name]: node };
  const wrapped = at.expecting(soap.namespace, () =>
    at.within(document, (inner) =>
      inner[soap.envelope] === undefined ? undefined : readSoap(inner, at),
    ),
  );
  const message = wrapped ?? {
    information: readPlain(document, name, at),
    soapNamespace: undefined,
  };
  return { ...message, findings: at.findings };
}

function readPlain(document: XmlObject, name: string, at: Reading): EnvelopeInformation {
  const older = at.resolveElementName(name, document[name]).namespace === '';
  if (older) at.allowNoNamespace();
  const information = at.within(document, (inner) => readRoot(inner, at));
  if (older && !at.sawNamespace) refuseNamespace('', at);
  return information;
}

/** Reads the root from the element around it. */
function readRoot(holder: XmlObject, at: Reading): EnvelopeInformation {
  const node = holder[element];
  if (node !== undefined) {
    at.push(element);
    const information = codec.read(node, at);
    at.pop();
    return information;
  }
  const [key = ''] = elementsIn(holder);
  const found = at.resolveElementName(withoutNamespace(key), holder[key]);
  if (found.name === element) return refuseNamespace(found.namespace, at);
  return at.fail(
    'xml-root',
    `the root is ${found.name}`,
    `It must be ${element}, alone or in a SOAP envelope. Is this URL used only for events of the service?`,
  );
}

function refuseNamespace(found: string, at: Reading): never {
  return at.fail(
    'xml-namespace',
    found === ''
      ? 'the elements are not in a namespace'
      : `the elements are in the namespace ${found}`,
    `They must be in ${namespace}.`,
  );
}

function readSoap(document: XmlObject, at: Reading): Omit<XmlMessage, 'findings'> {
  return inside(document, soap.envelope, at, (envelope) =>
    inside(envelope, soap.body, at, (body) => {
      const [key = '', ...more] = elementsIn(body);
      const wrapper =
        key === '' ? undefined : at.resolveElementName(withoutNamespace(key), body[key]);
      if (wrapper?.name !== soap.update || more.length > 0) {
        return at.fail(
          'xml-root',
          `the SOAP body must contain only ${soap.update}`,
          'Is this URL used only for events of the service?',
        );
      }
      const information = at.expecting(namespace, () => {
        at.push(wrapper.name);
        const node = body[key];
        const read = at.within(isXmlObject(node) ? node : {}, (inner) => readRoot(inner, at));
        at.pop();
        return read;
      });
      return { information, soapNamespace: wrapper.namespace };
    }),
  );
}

/** Reads on in an element of a name. */
function inside<T>(holder: XmlObject, name: string, at: Reading, read: (node: XmlObject) => T): T {
  const node = holder[name];
  if (!isXmlObject(node)) {
    return at.fail(
      'xml-root',
      `the SOAP element ${name} is missing, empty or duplicated`,
      'Ask the sender of the message.',
    );
  }
  at.push(name);
  const value = at.within(node, read);
  at.pop();
  return value;
}

function elementsIn(node: XmlObject): string[] {
  return Object.keys(node).filter((key) => key !== textKey && !key.startsWith(attributePrefix));
}
