import type { ContractOperation } from '../contract.ts';

/** What the contract says must become of a request. */
export type Expectation =
  /** It fits: the answer is a success. */
  | { kind: 'accepted' }
  /** It breaks a rule at one place: 400, and the sentence names the place. */
  | { kind: 'refused'; at: string; why: string }
  /** It never reaches the operation: a certain status, in the error shape. */
  | { kind: 'stopped'; status: number }
  /** The rules are silent: an answer that the operation documents, or a refusal. */
  | { kind: 'answered' }
  /** It may reach anything or nothing: there is an answer, and the server has not failed. */
  | { kind: 'elsewhere' };

/** A request as it goes over the wire. */
export interface FuzzRequest {
  operation: ContractOperation;
  method: string;
  /** Path and query, escaped. */
  url: string;
  headers: readonly (readonly [string, string])[];
  body: Buffer | undefined;
  expects: Expectation;
}

/** A longer text is shortened where a request is shown to people. */
const longest = 2000;

/** The value of a header, by its name in lower case. */
export function findHeader({ headers }: FuzzRequest, name: string): string | undefined {
  return headers.find(([one]) => one.toLowerCase() === name)?.[1];
}

/** A line for the shell that sends the request again; texts too long to read are shortened. */
export function formatCurl({ method, url, headers, body }: FuzzRequest, baseUrl: string): string {
  const args = ['curl', '-i', '--path-as-is', method === 'HEAD' ? '-I' : `-X ${method}`];
  for (const [name, value] of headers) args.push('-H', quoted(`${name}: ${shortened(value)}`));
  const last = quoted(baseUrl + shortened(url));
  if (body === undefined) return [...args, last].join(' ');
  const text = body.toString('utf8');
  if (Buffer.from(text).equals(body) && !text.includes('\0'))
    return [...args, '--data-binary', quoted(shortened(text)), last].join(' ');
  const bytes = `printf %s ${body.toString('base64')} | base64 -d`;
  return [bytes, '|', ...args, '--data-binary', '@-', last].join(' ');
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest / 2)} (${text.length} characters) ${text.slice(-100)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
