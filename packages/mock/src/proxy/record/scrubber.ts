import { isRecord } from '../../engine/json-schema.ts';
import { isSecretName } from '../../traffic/secret-names.ts';
import { readPersonalKinds } from './personal-kind.ts';
import type { StandIns } from './stand-ins.ts';

/** Takes secrets and people out of an exchange. */
export interface Scrubber {
  json(value: unknown): unknown;
  /** A form or a query. */
  form(text: string): string;
  xml(text: string): string;
  url(url: string): string;
  headers(headers: Readonly<Record<string, string>>): Record<string, string>;
  /** A text of any kind: what is known by now, e-mail addresses, tokens. */
  text(text: string): string;
  /** What in a text still looks like a secret or a person: the first few characters of each. */
  findLeft(text: string): string[];
}

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** JSON Web Tokens, credentials of headers, and keys of large services. */
const token =
  /eyJ[\w-]{8,}(?:\.[\w-]*)*|(?<=\b(?:bearer|basic)\s+)[\w.~/+-]{8,}=*|\bAKIA[A-Z\d]{16}\b|\bgh[opsu]_\w{20,}|\bsk_(?:live|test)_\w{8,}/gi;
const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY-----/;

/** A part of an address that nobody can guess: long, with digits and letters of both cases. */
const ticket = /(?<=[/=])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}/g;

/** An element of XML with text and no others in it. */
const leafElement = /(<(?:[\w-]+:)?([\w.-]+)(?:\s[^<>]*)?>)([^<]+)(<\/)/g;

/** What stands beside an element is not looked at: a name counts as that of a person. */
const oneOfPeople = { email: '', tabLabel: '' };

/** Values that are shorter stand in too many other words to be looked for. */
const shortest = 5;

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

/** @param isService whether a host is the service, which stays; all others say who uses it */
export function createScrubber(standIns: StandIns, isService: (host: string) => boolean): Scrubber {
  const findPersonalKind = readPersonalKinds();

  function text(given: string): string {
    return replaceKnown(
      given
        .replaceAll(email, (found) => (isStandIn(found) ? found : standIns.of('email', found)))
        .replaceAll(token, (found) => standIns.of('secret', found)),
    );
  }

  function replaceKnown(given: string): string {
    let replaced = given;
    for (const [value, standIn] of standIns.list())
      if (value.length >= shortest && replaced.includes(value))
        replaced = replaced.replaceAll(value, standIn);
    return replaced;
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
    return /^https?:\/\//.test(value) ? address(value) : text(value);
  }

  /** An address within a value: its query has names that tell what is secret. */
  function address(given: string): string {
    const [path = '', query] = hideHost(given).split(/\?(.*)/s);
    const plain = text(hideTickets(path));
    return query === undefined ? plain : `${plain}?${hideTickets(form(query))}`;
  }

  /** An address without the host of the program that uses the service. */
  function hideHost(given: string): string {
    return given.replace(/(?<=^https?:\/\/)[^/?#]+/, (host) =>
      isService(host) ? host : standIns.of('host', host),
    );
  }

  /** An address without the parts that open a page for whoever has them. */
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
      Object.entries(value).map(([field, part]) => [field, json(part, field, value)]),
    );
  }

  function form(given: string): string {
    const fields = new URLSearchParams(given);
    const beside = Object.fromEntries(fields);
    return new URLSearchParams(
      [...fields].map(([name, value]): [string, string] => [
        name,
        name === 'client_id' ? standIns.of('secret', value) : String(scalar(value, name, beside)),
      ]),
    ).toString();
  }

  /** What elements with nothing but text in them say, by their names. */
  function xml(given: string): string {
    const replaced = given.replaceAll(
      leafElement,
      (_, start: string, name: string, value: string, end: string) =>
        `${start}${String(scalar(value, name, oneOfPeople))}${end}`,
    );
    return text(replaced);
  }

  return {
    json: (value) => json(value),
    form,
    xml,
    text,
    url(url) {
      const [path = '', query] = url.split(/\?(.*)/s);
      return query === undefined ? text(path) : `${text(path)}?${form(query)}`;
    },
    headers: (headers) =>
      Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) => {
          if (leftOut.has(name)) return [];
          if (name.endsWith('tracetoken')) return [[name, value]];
          if (isSecretName(name)) return [[name, '(secret)']];
          return [[name, String(scalar(hideTickets(value), name, {}))]];
        }),
      ),
    findLeft(given) {
      const left = [
        ...(given.match(email) ?? []).filter((found) => !isStandIn(found)),
        ...(given.match(token) ?? []),
        ...(given.match(privateKey) ?? []),
        ...standIns
          .list()
          .filter(([value, standIn]) => value !== standIn && value.length >= shortest)
          .flatMap(([value]) => (given.includes(value) ? [value] : [])),
      ];
      return left.map((one) => `${one.slice(0, 4)}…`);
    },
  };
}

function isStandIn(address: string): boolean {
  return /^person-\d+@example\.com$/.test(address);
}
