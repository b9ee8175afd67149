import { toBase64 } from '../requests/base64.ts';
import { decodeText } from '../requests/message-bytes.ts';
import type { SentCall } from './sent-call.ts';

/** Headers that a client sends itself, or that belong to the connection of then. */
export const ownHeaders =
  /^(?:host|content-length|connection|accept-encoding|user-agent|origin|referer|transfer-encoding|expect|sec-.*)$/;

/** Writes a command that sends a call. */
export function writeCurl({ method, origin, url, headers, body, isCut }: SentCall): string {
  const address = quoteForShell(origin + url);
  const lines = [method === 'HEAD' ? `curl --head ${address}` : `curl -X ${method} ${address}`];
  for (const [name, value] of Object.entries(headers))
    if (!ownHeaders.test(name)) lines.push(`-H ${quoteForShell(`${name}: ${value}`)}`);
  if (body === undefined || body.length === 0) return lines.join(' \\\n  ');
  const text = decodeText(body);
  const gap = isCut === true ? '# Not all of the body is kept.\n' : '';
  if (text !== undefined)
    return `${gap}${[...lines, `--data-raw ${quoteForShell(text)}`].join(' \\\n  ')}`;
  const piped = [...lines, '--data-binary @-'].join(' \\\n  ');
  return `${gap}printf %s ${quoteForShell(toBase64(body))} | base64 -d | ${piped}`;
}

/** A text for a POSIX shell. */
function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
