// `base_uri` is the REST host, which need not be the host of the request.
import { createMock } from '@countersign/mock';
import { expect, it } from 'vitest';

async function fetchBaseUri(baseUri?: string): Promise<unknown> {
  const mock = createMock(baseUri === undefined ? {} : { baseUri });
  const response = await mock.fetch('http://auth.test:4010/oauth/userinfo', {
    headers: { authorization: 'Bearer any' },
  });
  const body: { accounts: { base_uri: string }[] } = JSON.parse(await response.text());
  return body.accounts.map(({ base_uri: found }) => found);
}

it('is the address of the server, or that of the option', async () => {
  expect(await fetchBaseUri()).toEqual(['http://auth.test:4010']);
  expect(await fetchBaseUri('https://demo.esign.test')).toEqual(['https://demo.esign.test']);
  // Clients append a path.
  expect(await fetchBaseUri('https://demo.esign.test/')).toEqual(['https://demo.esign.test']);
});

it.each(['demo.esign.test', 'https://demo.esign.test/restapi', 'ftp://demo.esign.test', ''])(
  'cannot be %j',
  (baseUri) => {
    expect(() => createMock({ baseUri })).toThrow('expected a scheme and a host without a path');
  },
);
