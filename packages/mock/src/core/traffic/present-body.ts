import { isJson, isXml, parseMediaType } from '../message.ts';
import { readDisposition } from '../outside/read-disposition.ts';
import type { BodyDetails, MessageDetails } from './exchange-details.ts';
import type { KeptBody } from './kept-messages.ts';
import { redactJson } from './redact-json.ts';
import { redactText, secret } from './redact-text.ts';
import { redactForm } from './redact-url.ts';
import { redactXml } from './redact-xml.ts';
import { isSecretName } from './secret-names.ts';
import { splitParts } from './split-parts.ts';

/** The headers and the body of a message, without secrets. */
export function presentMessage(
  headers: Readonly<Record<string, string>>,
  kept: KeptBody | undefined,
): MessageDetails {
  return { headers: redactHeaders(headers), body: presentBody(headers, kept) };
}

function presentBody(
  {
    'content-type': contentType = '',
    'content-length': announced = '',
  }: Readonly<Record<string, string>>,
  kept: KeptBody | undefined,
): BodyDetails {
  const mediaType = parseMediaType(contentType);
  if (kept === undefined) return { mediaType, length: Number(announced) || 0, dropped: true };
  const bytes = Buffer.from(kept.content);
  const truncated = kept.length !== undefined;
  const length = kept.length ?? bytes.length;
  const common = { mediaType, length, ...(truncated && { truncated: true as const }) };
  if (length === 0) return common;
  if (mediaType.startsWith('multipart/')) {
    const parts = splitParts(bytes, contentType);
    if (parts !== undefined) {
      const last = parts.length - 1;
      return {
        ...common,
        parts: parts.map((part, at) =>
          presentPart(part.headers, part.body, truncated && at === last),
        ),
      };
    }
  }
  const text = decodeText(bytes, mediaType, truncated);
  return text === undefined
    ? { ...common, base64: bytes.toString('base64') }
    : { ...common, text: redactBody(text, mediaType) };
}

function presentPart(
  headers: Record<string, string>,
  content: Buffer,
  truncated: boolean,
): MessageDetails {
  const message = presentMessage(headers, {
    content,
    ...(truncated && { length: content.length }),
  });
  const name = readDisposition(headers['content-disposition'] ?? '', 'name');
  if (name === undefined || !isSecretName(name)) return message;
  const { mediaType, length } = message.body;
  return { ...message, body: { mediaType, length, text: secret } };
}

/** The text of a body; undefined if it is none. */
function decodeText(bytes: Buffer, mediaType: string, truncated: boolean): string | undefined {
  if (
    /^(?:image|audio|video|font)\/(?!svg)|^application\/(?:pdf|zip|octet-stream)$/.test(mediaType)
  )
    return undefined;
  try {
    // The last character of a beginning may be cut.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, {
      stream: truncated,
    });
  } catch {
    return undefined;
  }
}

function redactBody(text: string, mediaType: string): string {
  if (mediaType === 'application/x-www-form-urlencoded') return redactForm(text);
  if (isXml(mediaType) || text.trimStart().startsWith('<')) return redactXml(text);
  // Clients also send JSON without saying so.
  return isJson(mediaType) || /^\s*[{[]/.test(text) ? redactJson(text) : redactText(text);
}

/** The headers of a message without secrets. */
function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, redactHeader(name, value)]),
  );
}

function redactHeader(name: string, value: string): string {
  if (!isSecretName(name)) return redactText(value);
  // The scheme shows people the kind of credentials.
  const [, scheme] = /^(Bearer|Basic) /i.exec(value) ?? [];
  return scheme === undefined ? secret : `${scheme} ${secret}`;
}
