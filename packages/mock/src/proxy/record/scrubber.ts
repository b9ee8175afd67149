import { isRecord } from '../../core/engine/json-schema.ts';
import { isSecretName } from '../../core/traffic/secret-names.ts';
import {
  findEmails,
  findTokens,
  hasPrivateKey,
  replaceAt,
  replaceSecrets,
} from './find-secrets.ts';
import { readPersonalKinds } from './personal-kind.ts';
import { scrubXml } from './scrub-xml.ts';
import type { StandIns } from './stand-ins.ts';

/** Removes secrets and personal data from an exchange. */
export interface Scrubber {
  json(value: unknown): unknown;
  /** A form or a query. */
  form(text: string): string;
  xml(text: string): string;
  url(url: string): string;
  headers(headers: Readonly<Record<string, string>>): Record<string, string>;
  /** Replaces the values that are known by now, in the texts of a value and in the names of its fields. */
  known<Value>(value: Value): Value;
  /** Lists texts in a value that still look like a secret or a person, by the first few characters of each. */
  findLeft(value: unknown): string[];
}

/** A random part of an address: long, with digits and letters of both cases. */
const ticket = /(?<=[/=])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}/g;

/** The neighbours of an XML element are not examined: every name counts as that of a person. */
const oneOfPeople = { email: '', tabLabel: '' };

/** Headers that prove who calls, or belong to the connection and the bytes that were sent. */
const leftOut: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'cookie',
  'host',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
]);

/** Fields of forms and queries that are secret there, and of other meaning in JSON. */
const secretInForms: ReadonlySet<string> = new Set(['client_id', 'state']);

/** @param isService true for a host of the service, which stays; all others say who uses it */
export function createScrubber(standIns: StandIns, isService: (host: string) => boolean): Scrubber {
  const findPersonalKind = readPersonalKinds();

  /** A text of any kind: e-mail addresses, phone numbers, tokens and keys. */
  function text(given: string): string {
    const addressed = replaceAt(given, findEmails(given), (found) =>
      isStandIn(found) ? found : standIns.of('email', found),
    );
    return replaceSecrets(addressed, (kind, found) => standIns.of(kind, found));
  }

  function scalar(
    value: unknown,
    name: string,
    beside: Readonly<Record<string, unknown>>,
  ): unknown {
    if (typeof value !== 'string') return value;
    if (isSecretName(name)) return standIns.of('secret', value);
    const kind = findPersonalKind(name, beside);
    if (kind !== undefined) return standIns.of(kind, value);
    if (isFile(value)) return standIns.of('document', value);
    return /^https?:\/\//.test(value) ? address(value) : text(value);
  }

  /**
   * Scrubs an address within a value: the names in its query and its fragment show which values are
   * secret.
   */
  function address(given: string): string {
    const [whole = '', fragment] = split(hideHost(given), '#');
    const [path = '', query] = split(whole, '?');
    const plain = text(hideTickets(path));
    const asked = query === undefined ? '' : `?${hideTickets(form(query))}`;
    if (fragment === undefined) return plain + asked;
    return `${plain}${asked}#${fragment.includes('=') ? form(fragment) : text(hideTickets(fragment))}`;
  }

  /** An address without the host of the program that uses the service. */
  function hideHost(given: string): string {
    return given.replace(/(?<=^https?:\/\/)[^/?#]+/, (host) =>
      isService(host) ? host : standIns.of('host', host),
    );
  }

  /** Replaces the random parts of an address, which open a page without a log-in. */
  function hideTickets(given: string): string {
    return given.replaceAll(ticket, (found) => standIns.of('secret', found));
  }

  function json(
    value: unknown,
    name = '',
    beside: Readonly<Record<string, unknown>> = {},
  ): unknown {
    if (Array.isArray(value)) return value.map((item) => json(item, name, beside));
    if (!isRecord(value)) return scalar(value, name, beside);
    return Object.fromEntries(
      Object.entries(value).map(([field, part]) => [text(field), json(part, field, value)]),
    );
  }

  function form(given: string): string {
    const fields = new URLSearchParams(given);
    const beside = Object.fromEntries(fields);
    return new URLSearchParams(
      [...fields].map(([name, value]): [string, string] => [
        text(name),
        secretInForms.has(name)
          ? standIns.of('secret', value)
          : String(scalar(value, name, beside)),
      ]),
    ).toString();
  }

  function header(name: string, value: string): [string, string][] {
    if (leftOut.has(name)) return [];
    if (name.endsWith('tracetoken')) return [[name, value]];
    if (isSecretName(name) || /signature/.test(name)) return [[name, '(secret)']];
    return [[name, String(scalar(hideTickets(value), name, {}))]];
  }

  function known<Value>(value: Value): Value;
  function known(value: unknown): unknown {
    if (typeof value === 'string') return standIns.replaceKnown(value);
    if (Array.isArray(value)) return value.map((item) => known(item));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, part]) => [standIns.replaceKnown(field), known(part)]),
    );
  }

  function findLeft(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(findLeft);
    if (isRecord(value))
      return Object.entries(value).flatMap((entry) => entry.flatMap((part) => findLeft(part)));
    if (typeof value !== 'string') return [];
    const left = [
      ...findEmails(value)
        .map(({ start, end }) => value.slice(start, end))
        .filter((found) => !isStandIn(found)),
      ...findTokens(value),
      ...(hasPrivateKey(value) ? ['-----BEGIN'] : []),
      ...standIns.findKnown(value),
    ];
    return left.map((one) => `${one.slice(0, 4)}…`);
  }

  return {
    json: (value) => json(value),
    form,
    /** Scrubs XML by the names of its elements and attributes. */
    xml: (given) => scrubXml(given, (value, name) => String(scalar(value, name, oneOfPeople))),
    url(url) {
      const [path = '', query] = split(url, '?');
      return query === undefined ? text(path) : `${text(path)}?${form(query)}`;
    },
    headers: (headers) =>
      Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => header(name, value))),
    known,
    findLeft,
  };
}

/** Splits a text at the first occurrence of a sign, which is left out. */
function split(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Reports whether a text is Base64 so long that it must be a file, or a part of one. */
function isFile(text: string): boolean {
  return text.length > 512 && /^[A-Za-z\d+/\r\n]+={0,2}\s{0,2}$/.test(text);
}

function isStandIn(address: string): boolean {
  return /^person-\d+@example\.com$/.test(address);
}
