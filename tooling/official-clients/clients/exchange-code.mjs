/**
 * Exchanges an authorization code for a token, as RFC 6749 has it. The Rooms and Admin clients
 * have a method for it that cannot work.
 * @param {string} host host and port of the service
 * @param {{ clientId: string, secret: string, code: string }} grant
 * @returns {Promise<any>} the body of the answer
 */
export async function exchangeCode(host, { clientId, secret, code }) {
  const credentials = Buffer.from(`${clientId}:${secret}`).toString('base64');
  const response = await fetch(`https://${host}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code }),
  });
  return response.json();
}
