import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLocalHost } from '../../core/loopback.ts';
import { Excess } from '../../core/outside/excess.ts';
import { limits } from '../../core/outside/limits.ts';
import { readOutsideJson } from '../../core/outside/read-json.ts';
import { isJson, isXml, parseMediaType } from '../../core/message.ts';
import type { SeenExchange } from '../check-exchange.ts';
import { aboutFile, type AboutRecording, type RecordedExchange } from './recorded.ts';
import { createScrubber } from './scrubber.ts';
import { createStandIns, standInBody } from './stand-ins.ts';

/** Writes exchanges into a folder, without secrets and people. */
export interface Recording {
  /** Records the addresses of upstream, so that a replay replaces them by its own. */
  describe(origins: readonly string[]): void;
  /**
   * @param place the index of the exchange in the order of the requests
   * @returns the reason why the exchange was not written; undefined if it was
   */
  add(
    place: number,
    seen: SeenExchange,
    of: { area?: string; operation?: string },
  ): string | undefined;
  /** Removes personal values from earlier files that were recognized only later. */
  close(): void;
}

/**
 * Begins a recording in a folder, which must be empty or new.
 * @throws Error if the folder is not empty
 */
export function createRecording(folder: string): Recording {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0)
    throw new Error(`--record: ${folder} is not empty. Name a new folder.`);
  const standIns = createStandIns();
  let hosts: string[] = [];
  const scrubber = createScrubber(
    standIns,
    (host) => isHere(host) || hosts.some((one) => one === host || isSite(host, one)),
  );
  const files: string[] = [];

  /** The body of a message: JSON, XML and forms without people, everything else as a stand-in of its type. */
  function keepBody(
    headers: Readonly<Record<string, string>>,
    body: Buffer | undefined,
    file: string,
  ): { body?: unknown; bodyFile?: string } {
    if (body === undefined || body.length === 0) return {};
    const mediaType = parseMediaType(headers['content-type']);
    if (body.length > mostText && (isForm(mediaType) || isXml(mediaType)))
      return { body: `(more than ${mostText} bytes of ${mediaType})` };
    if (isJson(mediaType)) {
      const json = parseJson(body);
      return { body: json === undefined ? '(JSON that breaks off)' : scrubber.json(json) };
    }
    if (isForm(mediaType)) {
      const form = body.toString();
      // Some tools say so of everything that they send.
      const json = /^\s*[[{]/.test(form) ? parseJson(body) : undefined;
      return { body: json === undefined ? scrubber.form(form) : scrubber.json(json) };
    }
    if (isXml(mediaType)) return { body: scrubber.xml(body.toString()) };
    const [, ending = 'bin'] =
      /^(?:application|image|text)\/(pdf|gif|png|jpeg|zip|plain|csv|html)$/.exec(mediaType) ?? [];
    const bodyFile = `${file}.${ending}`;
    writeFileSync(path.join(folder, bodyFile), standInBody(mediaType));
    return { bodyFile };
  }

  function write(file: string, value: unknown): void {
    writeFileSync(path.join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  }

  return {
    describe(origins) {
      hosts = origins.map((origin) => new URL(origin).host);
      const about: AboutRecording = {
        origins: [...origins],
        recordedAt: new Date().toISOString(),
      };
      write(aboutFile, about);
    },
    add(place, { request, response }, of) {
      const name = `${String(place).padStart(4, '0')}-${of.operation ?? request.method}`;
      const recorded: RecordedExchange = {
        ...of,
        at: new Date().toISOString(),
        request: {
          method: request.method,
          url: scrubber.url(request.url),
          headers: scrubber.headers(request.headers),
          ...keepBody(request.headers, request.body, `${name}.request`),
        },
        response: {
          status: response.status,
          headers: scrubber.headers(response.headers),
          ...keepBody(response.headers, response.body, `${name}.response`),
        },
      };
      // Names that came in this exchange can stand in parts of it that were read before.
      const scrubbed = scrubber.known(recorded);
      const left = scrubber.findLeft(scrubbed);
      if (left.length > 0)
        return `${name} is not recorded: ${left.slice(0, 10).join(', ')} in it still looks like a secret`;
      write(`${name}.json`, scrubbed);
      files.push(`${name}.json`);
      return undefined;
    },
    close() {
      for (const file of files) {
        // It was written here, and is not from outside.
        const text = readFileSync(path.join(folder, file), 'utf8');
        const again = scrubber.known(readOutsideJson(text, limits.file));
        if (JSON.stringify(again, null, 2) !== text.trimEnd()) write(file, again);
      }
    },
  };
}

/** Forms and XML that are longer are not looked through. */
const mostText = 2 * 1024 * 1024;

function isForm(mediaType: string): boolean {
  return mediaType === 'application/x-www-form-urlencoded';
}

/** Parses JSON; undefined for other bodies, and a text that says so for one beyond the limits. */
function parseJson(body: Buffer): unknown {
  try {
    return readOutsideJson(body, limits.recorded);
  } catch (error) {
    return error instanceof Excess ? `(${error.message})` : undefined;
  }
}

/** Reports whether a host belongs to the same company as another: the service has many sites. */
function isSite(host: string, other: string): boolean {
  const domain = other.split('.').slice(-2).join('.');
  return !/^[\d.:]+$|^localhost/.test(other) && `.${host}`.endsWith(`.${domain}`);
}

/**
 * Reports whether a host, with or without a port, is this machine, whose name identifies nobody.
 */
function isHere(host: string): boolean {
  const address = `http://${host}`;
  if (!URL.canParse(address)) return false;
  return isLocalHost(new URL(address).hostname.replace(/^\[(.*)\]$/, '$1'));
}
