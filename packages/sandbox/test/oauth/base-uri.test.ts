// `base_uri` is the REST host, which may differ from the host of the request for it.
import { afterAll, expect, it } from 'vitest';
import { startTest } from '../harness.ts';

const { sandbox, close } = await startTest({ baseUri: 'https://demo.esign.test' });
afterAll(close);

it('is that of the option', async () => {
  const response = await sandbox.fetch('http://sandbox.test/oauth/userinfo', {
    headers: { authorization: 'Bearer sandbox' },
  });
  expect(await response.json()).toMatchObject({
    accounts: [{ base_uri: 'https://demo.esign.test' }],
  });
});
