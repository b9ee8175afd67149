// The application that all programs act as, and how it logs in.
import { readFileSync } from 'node:fs';
import { fails, pick, step } from './steps.mjs';

const [service, file] = process.argv.slice(2);

/** Host and port of the service. */
export const host = service;
/** The file with the private key, in a folder for files of the run. */
export const keyFile = file;
export const clientId = '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20';
export const userId = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';
export const secret = 'a secret of the lease desk';
export const redirectUri = 'https://lease-desk.harbour.example/signed-in';
export const privateKey = readFileSync(keyFile);

const grant = pick('token_type', 'expires_in', 'scope');

/** Logs in with a JWT. */
export function logIn(client, scopes) {
  return step(
    'Log in with a JWT',
    () => client.requestJWTUserToken(clientId, userId, scopes, privateKey, 3600),
    ({ statusCode, body }) => ({ statusCode, ...grant(body) }),
  );
}

/** Describes an error of docusign-esign, which throws the errors of its HTTP library. */
export const refusalOfEsign = ({ response }) => ({ status: response.status, ...response.data });

/** Describes what docusign-rooms and docusign-admin throw: the response, which is not an error. */
export function refusal({ statusCode, body }) {
  const { referenceId: _, ...rest } = body;
  return { statusCode, ...rest };
}

/**
 * Logs in with docusign-rooms or docusign-admin, with a JWT and with a code.
 * @param {any} client
 * @param {readonly string[]} scopes
 * @param {string} state
 * @returns {Promise<string>} the access token
 */
export async function logInBothWays(client, scopes, state) {
  // setBasePath also sets this address, so this call must come after it.
  client.setOAuthBasePath(host);
  const login = await logIn(client, [...scopes, 'impersonation']);
  const code = await step(
    'Log in with a code: send the user to the service',
    async () => {
      const address = client.getAuthorizationUri(clientId, scopes, redirectUri, 'code', state);
      const response = await fetch(address, { redirect: 'manual' });
      return new URL(response.headers.get('location')).searchParams;
    },
    (query) => ({ state: query.get('state'), hasCode: query.has('code') }),
  );
  // The method reads a variable that does not exist, so it sends no request.
  await fails(
    'Log in with a code: exchange it with the client',
    () => client.generateAccessToken(clientId, secret, code.get('code')),
    (error) => ({ error: error.name, message: error.message }),
  );
  await step(
    'Log in with a code: exchange it without the client',
    () => exchangeCode(code.get('code')),
    grant,
  );
  client.addDefaultHeader('Authorization', `Bearer ${login.body.access_token}`);
  return login.body.access_token;
}

/** Exchanges an authorization code for a token, as RFC 6749 specifies. */
async function exchangeCode(code) {
  const credentials = Buffer.from(`${clientId}:${secret}`).toString('base64');
  const response = await fetch(`https://${host}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code }),
  });
  return response.json();
}
