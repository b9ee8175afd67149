import type { ConnectErrorCode, ConnectEvent } from '@countersign/connect';
import { changed, example } from '../support/examples.js';

/** A body that must be refused. */
export interface Refused {
  /** For people, in Markdown. */
  input: string;
  body: () => string | Uint8Array | ArrayBuffer;
  code: ConnectErrorCode;
  /** The place that the error must name, if it is useful. */
  at?: string;
}

/** A body that looks bad, is not, and must be read. */
export interface Accepted {
  input: string;
  body: () => string | Uint8Array | ArrayBuffer;
  /** The outcome, for people, in Markdown. */
  outcome: string;
  /** Reads the part of the event that shows that the content is intact. */
  read: (event: ConnectEvent) => unknown;
  value: unknown;
}

export const xml = example('webhooks/envelope-completed.xml').text;
export const soap = example('soap/envelope-completed.xml').text;
export const json = example('recipients/signer.message.yaml').text;
export const root = '/DocuSignEnvelopeInformation';
export const namespace = 'http://www.docusign.net/API/3.0';

export const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The message with another subject, written as it is given here. */
export const withSubject = (text: string): string =>
  changed(xml, '<Subject>Please sign: Berth lease 42</Subject>', `<Subject>${text}</Subject>`);

/** The message with something before its root, behind the declaration. */
export const withProlog = (text: string): string =>
  changed(xml, '<DocuSignEnvelopeInformation', `${text}\n<DocuSignEnvelopeInformation`);

/** The message with something among the elements of the root. */
export const withElement = (text: string): string =>
  changed(xml, '  <TimeZone>', `  ${text}\n  <TimeZone>`);

/** The message with another text in an element that is there once. */
export const withText = (name: string, text: string): string =>
  xml.replace(new RegExp(`<${name}>[^<]*</${name}>`), `<${name}>${text}</${name}>`);

/** The JSON message with one field that is there once written another way. */
export const withField = (field: string, other: string): string => changed(json, field, other);

export function refuse(
  input: string,
  code: ConnectErrorCode,
  body: Refused['body'],
  at?: string,
): Refused {
  return at === undefined ? { input, code, body } : { input, code, body, at };
}
