import type { ContractOperation } from '../contract.ts';

/** The response that the contract requires. */
export type Expectation =
  /** The request is valid: a success. */
  | { kind: 'accepted' }
  /** It breaks a rule in one place: 400, with a message that names the place. */
  | { kind: 'refused'; at: string; why: string }
  /** The rules do not say: any documented response. */
  | { kind: 'answered' }
  /** It may call another operation or none: any response, except a failure of the server. */
  | { kind: 'elsewhere' };

/** A request as it is sent. */
export interface FuzzRequest {
  operation: ContractOperation;
  method: string;
  /** Path and query, escaped. */
  url: string;
  headers: readonly (readonly [string, string])[];
  body: Buffer | undefined;
  expects: Expectation;
}

/** Longer texts are shortened in messages. */
const longest = 2000;

/** Finds the value of a header, by its name in lower case. */
export function findHeader({ headers }: FuzzRequest, name: string): string | undefined {
  return headers.find(([one]) => one.toLowerCase() === name)?.[1];
}

/** Writes a curl command that sends the request again; long texts are shortened. */
export function writeCurl({ method, url, headers, body }: FuzzRequest, baseUrl: string): string {
  const args = ['curl', '-i', '--path-as-is', method === 'HEAD' ? '-I' : `-X ${method}`];
  for (const [name, value] of headers) args.push('-H', quote(`${name}: ${shorten(value)}`));
  const last = quote(baseUrl + shorten(url));
  if (body === undefined) return [...args, last].join(' ');
  const text = body.toString('utf8');
  if (Buffer.from(text).equals(body) && !text.includes('\0'))
    return [...args, '--data-binary', quote(shorten(text)), last].join(' ');
  const bytes = `printf %s ${body.toString('base64')} | base64 -d`;
  return [bytes, '|', ...args, '--data-binary', '@-', last].join(' ');
}

function shorten(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest / 2)} (${text.length} characters) ${text.slice(-100)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
