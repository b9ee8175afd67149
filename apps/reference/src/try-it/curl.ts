import { command, quoted } from '../samples/shell.ts';
import type { PreparedBody, PreparedRequest } from './prepared-request.ts';

/**
 * Writes the curl command of a request, for a POSIX shell. Files are named, and read in its working
 * folder.
 */
export function toCurl({ method, url, headers, body }: PreparedRequest): string {
  return command([
    `curl ${quoted(url)}`,
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...headers.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : bodyWords(body)),
  ]);
}

function bodyWords(body: PreparedBody): string[] {
  switch (body.kind) {
    case 'text':
      return [`--data-raw ${quoted(body.text)}`];
    case 'bytes':
      return [`--data-binary ${quoted(`@${body.file.name}`)}`];
    case 'fields':
      return body.fields.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
    case 'multipart':
      return body.parts.map(([name, value]) =>
        typeof value === 'string'
          ? `--form-string ${quoted(`${name}=${value}`)}`
          : `--form ${quoted(`${name}=@${fileWord(value.name)}${formatType(value)}`)}`,
      );
  }
}

function formatType({ type }: File): string {
  return type === '' ? '' : `;type=${type}`;
}

/** To curl a comma or a semicolon ends the name of a file, unless it stands in double quotes. */
function fileWord(name: string): string {
  return /^[\w.-]+$/.test(name) ? name : `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
