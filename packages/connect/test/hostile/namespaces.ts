import { changed } from '../support/examples.js';
import { namespace, refuse, soap, withElement, withSubject, xml, type Refused } from './case.js';

const declaration = `xmlns="${namespace}"`;
const prefixed = (uri: string) =>
  changed(xml, declaration, `xmlns:d="${uri}"`).replaceAll(/<(\/?)(?=\w)/g, '<$1d:');
const inSoap = (from: string, to: string) => soap.replaceAll(from, to);

/** Names that are not the message's. */
export const namespaces: readonly Refused[] = [
  refuse('another namespace', 'xml-namespace', () => xml.replace(namespace, 'urn:other')),
  refuse('the namespace with an extra slash', 'xml-namespace', () =>
    xml.replace(namespace, `${namespace}/`),
  ),
  refuse('the namespace in capitals', 'xml-namespace', () =>
    xml.replace(namespace, namespace.toUpperCase()),
  ),
  refuse('no namespace', 'xml-namespace', () => changed(xml, declaration, '')),
  refuse('an empty namespace', 'xml-namespace', () => changed(xml, declaration, 'xmlns=""')),
  refuse('a prefix for another namespace', 'xml-namespace', () => prefixed('urn:other')),
  refuse('a prefix declared as empty', 'xml-namespace', () => prefixed('')),
  refuse('an undeclared prefix', 'xml-namespace', () => withElement('<x:Mood>calm</x:Mood>')),
  refuse('a prefix whose declaration lacks the colon', 'xml-namespace', () =>
    changed(xml, 'xmlns:xsi=', 'xmlns-xsi='),
  ),
  refuse('a prefix declared on another element', 'xml-namespace', () =>
    withElement('<a xmlns:x="urn:x"/><x:Mood>calm</x:Mood>'),
  ),
  refuse('an attribute with an undeclared prefix', 'xml-namespace', () =>
    changed(xml, '<Subject>', '<Subject x:mood="calm">'),
  ),
  refuse('an attribute with an undeclared prefix, in an unknown element', 'xml-namespace', () =>
    withElement('<Mood><Inner x:mood="calm"/></Mood>'),
  ),
  refuse('an attribute with an undeclared prefix, next to `xsi:nil`', 'xml-namespace', () =>
    xml.replace('xsi:nil="true"', 'xsi:nil="true" x:mood="calm"'),
  ),
  refuse('an envelope of another namespace', 'event-unknown', () =>
    changed(xml, '<EnvelopeStatus>', '<EnvelopeStatus xmlns="urn:other">'),
  ),
  refuse('a field in another namespace', 'value-missing', () =>
    changed(xml, '<TimeGenerated>', '<TimeGenerated xmlns="urn:other">'),
  ),
  refuse('text with elements of another namespace', 'text-unexpected', () =>
    withSubject('<b xmlns="urn:other">now</b>'),
  ),
  refuse('SOAP 1.2', 'xml-root', () =>
    inSoap('http://schemas.xmlsoap.org/soap/envelope/', 'http://www.w3.org/2003/05/soap-envelope'),
  ),
  refuse(
    'SOAP around another namespace',
    'xml-namespace',
    () =>
      changed(
        soap,
        '<DocuSignEnvelopeInformation>',
        '<DocuSignEnvelopeInformation xmlns="urn:other">',
      ),
    '/Envelope/Body/DocuSignConnectUpdate',
  ),
  refuse('SOAP with another wrapper', 'xml-root', () =>
    inSoap('DocuSignConnectUpdate', 'SomethingElse'),
  ),
  refuse('SOAP without a body', 'xml-root', () => inSoap('soap:Body', 'soap:Header')),
  refuse('SOAP with an empty body', 'xml-root', () =>
    soap.replace(/<soap:Body>[^]*<\/soap:Body>/, '<soap:Body/>'),
  ),
  refuse('SOAP with two bodies', 'xml-root', () =>
    changed(soap, '<soap:Body>', '<soap:Body/><soap:Body>'),
  ),
  refuse('SOAP with two messages', 'xml-root', () => {
    const message = /<DocuSignConnectUpdate[^]*<\/DocuSignConnectUpdate>/.exec(soap)?.[0] ?? '';
    return changed(soap, message, message.repeat(2));
  }),
  refuse('a SOAP fault', 'xml-root', () =>
    soap.replace(/<soap:Body>[^]*<\/soap:Body>/, '<soap:Body><soap:Fault/></soap:Body>'),
  ),
];
