import { changed } from '../support/examples.js';
import {
  namespace,
  refuse,
  root,
  withElement,
  withSubject,
  withText,
  xml,
  type Refused,
} from './case.js';

const envelope = `${root}/EnvelopeStatus`;
const recipient = `${envelope}/RecipientStatuses/RecipientStatus[1]`;
const tab = `${recipient}/TabStatuses/TabStatus[1]`;

const without = (name: string) => xml.replace(new RegExp(`<${name}>[^]*?</${name}>`), '');
const twice = (name: string) => xml.replace(new RegExp(`<${name}>[^]*</${name}>`), '$&$&');
const date = (text: string) =>
  refuse(
    `the date \`${text}\``,
    'value-invalid',
    () => withText('Completed', text),
    `${envelope}/Completed`,
  );
const number = (name: string, text: string, at: string) =>
  refuse(`the number \`${text}\` as ${name}`, 'value-invalid', () => withText(name, text), at);
const base64 = (what: string, text: string) =>
  refuse(
    `a document ${what}`,
    'value-invalid',
    () => withText('PDFBytes', text),
    `${root}/DocumentPDFs/DocumentPDF[1]/PDFBytes`,
  );
const flag = (text: string) =>
  refuse(
    `the boolean \`${text}\``,
    'value-invalid',
    () => withText('AutoNavigation', text),
    `${envelope}/AutoNavigation`,
  );

/** XML that is not a message. */
export const content: readonly Refused[] = [
  refuse('an HTML page', 'xml-doctype', () => '<!DOCTYPE html><html><body>502</body></html>'),
  refuse('an XHTML page', 'xml-root', () => '<html><body>502</body></html>'),
  refuse('another root element', 'xml-root', () => '<feed xmlns="http://www.w3.org/2005/Atom"/>'),
  refuse(
    'an envelope without the message element',
    'xml-root',
    () => `<EnvelopeStatus xmlns="${namespace}"/>`,
  ),
  refuse(
    'an empty root element',
    'event-unknown',
    () => `<DocuSignEnvelopeInformation xmlns="${namespace}"/>`,
  ),
  refuse('a root element with text', 'text-unexpected', () => withElement('hello'), root),
  refuse(
    'a list with text',
    'text-unexpected',
    () => changed(xml, '<RecipientStatuses>', '<RecipientStatuses>hello'),
    `${envelope}/RecipientStatuses`,
  ),
  refuse(
    'text with markup',
    'text-unexpected',
    () => withSubject('<b>now</b>'),
    `${envelope}/Subject/b`,
  ),
  refuse(
    'a nil element with text',
    'text-unexpected',
    () => xml.replace('xsi:nil="true" />', 'xsi:nil="true">no</DeclineReason>'),
    `${recipient}/DeclineReason`,
  ),
  refuse('no envelope', 'event-unknown', () => without('EnvelopeStatus')),
  refuse('no ID of the envelope', 'event-unknown', () => without('EnvelopeID')),
  ...['TimeGenerated', 'RecipientStatuses', 'ACStatusDate'].map((name) =>
    refuse(`no ${name}`, 'value-missing', () => without(name), envelope),
  ),
  ...['Type', 'RoutingOrder'].map((name) =>
    refuse(`no ${name} of a recipient`, 'value-missing', () => without(name), recipient),
  ),
  refuse('no position of a tab', 'value-missing', () => without('XPosition'), tab),
  ...['EnvelopeStatus', 'DocumentPDFs', 'TimeZone'].map((name) =>
    refuse(`${name} twice`, 'value-repeated', () => twice(name), `${root}/${name}`),
  ),
  ...['EnvelopeID', 'RecipientStatuses', 'Subject'].map((name) =>
    refuse(`${name} twice`, 'value-repeated', () => twice(name), `${envelope}/${name}`),
  ),
  date('yesterday'),
  date('20.11.2026 18:05'),
  date('1795284347'),
  date('/Date(1795284347330)/'),
  date('2026-02-30T00:00:00'),
  date('2026-13-01T00:00:00'),
  date('2026-11-20T25:00:00'),
  date('2026-11-20T18:05:47+99:00'),
  date('0000-11-20T18:05:47'),
  date('12026-11-20T18:05:47'),
  date('2026-11-20T18:05:47.'),
  ...['one', '-1', '1.5', '65536', '1e3', '0x1', 'NaN', '1 2', '١'].map((text) =>
    number('RoutingOrder', text, `${recipient}/RoutingOrder`),
  ),
  number('DocumentID', '0', `${tab}/DocumentID`),
  number('DocumentID', '9007199254740993', `${tab}/DocumentID`),
  number('XPosition', '1,5', `${tab}/XPosition`),
  number('XPosition', 'Infinity', `${tab}/XPosition`),
  number('ScaleValue', '1e3', `${tab}/ScaleValue`),
  number('TimeZoneOffset', 'east', `${root}/TimeZoneOffset`),
  number('TimeZoneOffset', '2147483648', `${root}/TimeZoneOffset`),
  flag('yes'),
  base64('with invalid characters', 'JVBE*i0x'),
  base64('in base64url', 'JVBE_i-x'),
  base64('that is truncated', 'JVBERi0'),
  base64('with too much padding', 'JVBERi0==='),
  base64('with padding in the middle', 'JVA=JVBE'),
  base64('with a no-break space', 'JVBE\u00A0Ri0x'),
  base64('with markup', 'JVBE<b>Ri0x</b>'),
  base64('with a comment', 'JVBE<!-- -->Ri0x'),
  base64('with a closing tag in a comment', 'JVBE<!-- </PDFBytes> -->Ri0x'),
  base64('in two CDATA sections', '<![CDATA[JVBE]]><![CDATA[Ri0x]]>'),
];
