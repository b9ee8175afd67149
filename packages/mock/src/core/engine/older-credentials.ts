import type { MockRequest } from '../message.ts';
import { Refusal } from './refusal.ts';

/** The credentials in the header `X-DocuSign-Authentication`, which came before access tokens. */
export interface OlderCredentials {
  /** The e-mail address of the user, or the user ID. */
  userName: string;
  password: string;
  integrationKey: string;
  /** The user for whom this one calls, by the e-mail address or the user ID. */
  operatingUser?: string | undefined;
}

/**
 * Reads the older credentials of a request, as JSON or XML; undefined if there are none, or if there
 * is an access token.
 * @throws Refusal if they have another form
 * @evidence recorded
 */
export function readOlderCredentials({ headers }: MockRequest): OlderCredentials | undefined {
  const text = headers['x-docusign-authentication'];
  if (text === undefined || headers.authorization !== undefined) return undefined;
  const read = (name: keyof typeof elements) => readMember(text, name);
  const [userName, password, integrationKey] = [
    read('Username'),
    read('Password'),
    read('IntegratorKey'),
  ];
  if (userName !== undefined && password !== undefined && integrationKey !== undefined)
    return { userName, password, integrationKey, operatingUser: read('SendOnBehalfOf') };
  throw new Refusal(
    'badToken',
    'The security token does not conform to expected schema: X-DocuSign-Authentication must be JSON or XML with Username, Password and IntegratorKey. Send an access token in Authorization instead.',
    { body: { errorCode: 'INVALID_TOKEN_FORMAT' } },
  );
}

/** The members of the credentials, as XML has them; JSON has their names in any case too. */
const elements = {
  Username: /<Username>([^<]*)</i,
  Password: /<Password>([^<]*)</i,
  IntegratorKey: /<IntegratorKey>([^<]*)</i,
  SendOnBehalfOf: /<SendOnBehalfOf>([^<]*)</i,
} as const;

function readMember(text: string, name: keyof typeof elements): string | undefined {
  if (text.trimStart().startsWith('<')) return elements[name].exec(text)?.[1];
  try {
    const members: [string, unknown][] = Object.entries(Object(JSON.parse(text)));
    const found = members.find(([one]) => one.toLowerCase() === name.toLowerCase());
    return typeof found?.[1] === 'string' ? found[1] : undefined;
  } catch {
    return undefined;
  }
}
