// Handlers for MSW, which a program calls in place of the service.
import { expect, it } from 'vitest';
import { createMock } from '@countersign/mock';
import { mswHandlers, type MswHttp } from '@countersign/mock/msw';

/** A handler as MSW makes it: the addresses, and what answers. */
interface Handler {
  addresses: RegExp;
  answer(request: Request): Promise<Response>;
}
const http: MswHttp<Handler> = {
  all: (addresses, resolver) => ({ addresses, answer: (request) => resolver({ request }) }),
};
const [handler] = mswHandlers(http, createMock({ auth: false }));

it.each([
  ['https://demo.docusign.net/restapi/v2.1/accounts/4410', true],
  ['https://na3.docusign.net/restapi/v2.1/accounts/4410', true],
  ['https://account-d.docusign.com/oauth/userinfo', true],
  ['https://demo.rooms.docusign.com/restapi/v2/accounts/4410/rooms', true],
  ['https://notdocusign.net/restapi', false],
  ['https://seabird.example/docusign.net/', false],
  ['https://docusign.net.seabird.example/', false],
])('they take the hosts of the service: %s, %s', (address, isTaken) => {
  expect(handler?.addresses.test(address)).toBe(isTaken);
});

it('they answer with the mock', async () => {
  const request = new Request('https://demo.docusign.net/restapi/v2.1/accounts/4410');
  expect(await (await handler?.answer(request))?.json()).toMatchObject({
    accountName: 'Harbour Leasing',
  });
});
