import type { RequestDetails } from './api.ts';
import { toBase64 } from './base64.ts';
import { decodeText, toBytes } from './message-bytes.ts';

/** Headers that a client sends itself, or that belong to the connection of then. */
export const ownHeaders =
  /^(?:host|content-length|connection|accept-encoding|user-agent|origin|referer|transfer-encoding|expect|sec-.*)$/;

/**
 * A command that sends a request again.
 * @param token takes the place of the token, which is not kept in words
 */
export function toCurl(details: RequestDetails, token: string | undefined): string {
  const { method, origin, url, request } = details;
  const lines = [`curl -X ${method} ${quoteForShell(origin + url)}`];
  for (const [name, value] of Object.entries(request.headers)) {
    if (ownHeaders.test(name)) continue;
    const shown = name === 'authorization' && token !== undefined ? `Bearer ${token}` : value;
    lines.push(`-H ${quoteForShell(`${name}: ${shown}`)}`);
  }
  if (method === 'HEAD') lines[0] = `curl --head ${quoteForShell(origin + url)}`;
  const bytes = toBytes(request);
  if (bytes.length === 0) return lines.join(' \\\n  ');
  const text = decodeText(bytes);
  const gap =
    request.body.truncated === true ? '# Only the first 64 kB of the body were kept.\n' : '';
  if (text !== undefined)
    return `${gap}${[...lines, `--data-raw ${quoteForShell(text)}`].join(' \\\n  ')}`;
  const piped = [...lines, '--data-binary @-'].join(' \\\n  ');
  return `${gap}printf %s ${quoteForShell(toBase64(bytes))} | base64 -d | ${piped}`;
}

/** A text for a POSIX shell. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
