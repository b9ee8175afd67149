// Every page that ends without an application to go back to has a way on, in words for people.
import { randomUUID } from 'node:crypto';
import {
  envelopeViewsCreateCorrect,
  envelopeViewsCreateEdit,
  templateViewsCreateEdit,
} from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { accountId } from '../../harness.ts';
import { ines, makeLease, signHere } from './lease.ts';
import { createVisitor, origin, type Seen } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

/** Opens an address as a browser does, and follows redirects. */
async function goAsBrowser(address: string, language = 'en'): Promise<Seen> {
  const headers = {
    accept: 'text/html',
    'accept-language': language,
    'sec-fetch-mode': 'navigate',
  };
  const response = await sandbox.fetch(new URL(address, origin).href, { headers });
  const location = response.headers.get('location');
  if (location !== null) return goAsBrowser(location, language);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const templateId = 'a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13';
const { clientUserId: _embedded, ...remote } = ines;

/** Lists the buttons that are links: where they lead, and their words. */
function listLinks({ html }: Seen): string[][] {
  return [...html.matchAll(/<a class="button" href="([^"]*)">([^<]*)</gu)].map(
    ([, href = '', words = '']) => [href.replaceAll('&amp;', '&'), words],
  );
}

describe('a dead link', () => {
  it.each([
    'session/none',
    'open/none',
    'invitation/none/none',
    'review/none/none',
    'proof/none',
    'activation/none',
    'rooms-invitation/none',
    'form-fill/none',
    'powerform?PowerFormId=none',
    'web-form-visit/none/end',
    'workspace/none',
    'nothing',
  ])(
    'says nothing of tests to people, and leads developers to the e-mails: %s',
    async (address) => {
      const seen = await goAsBrowser(`/_countersign/views/${address}`);
      expect(seen.status).toBeGreaterThanOrEqual(400);
      expect(seen.headers.get('content-type')).toContain('text/html');
      const page = seen.html;
      const [developers = ''] = /<p class="for-developers">.*?<\/p>/u.exec(page) ?? [];
      expect(developers).toMatch(/<a [^>]*href="\/console\/mail/u);
      // A stranger can do nothing with the words of tests.
      const forPeople = page.replace(developers, '').replace(/^.*<main>/su, '');
      expect(forPeople.replaceAll('Countersign sandbox', '')).not.toMatch(
        /sandbox|tenant|outbox/iu,
      );
    },
  );
});

it.each([
  'session/none',
  'open/none',
  'invitation/none/none',
  'powerform?PowerFormId=none',
  'web-form-visit/none/end',
  'workspace/none',
  'click-agreement/none',
  'click-agreement/none/1.pdf',
  'session-end/none',
  'session/none/documents/1.pdf',
  'nothing',
])('a dead link speaks the language of the browser: %s', async (address) => {
  const { html } = await goAsBrowser(`/_countersign/views/${address}`, 'de');
  expect(html).toContain('<html lang="de"');
  const english = await goAsBrowser(`/_countersign/views/${address}`);
  const main = english.html.replace(/^.*<main>/su, '');
  const sentences = main.match(/(?<=>)[^<>]* [^<>]*(?=<)/gu) ?? [];
  const same = sentences.filter((one) => /\p{L}/u.test(one) && html.includes(one));
  expect(same.filter((one) => one !== 'Countersign sandbox')).toEqual([]);
});

/** The addresses outside of the pages that people are given: in links, mails and applications. */
const outside = [
  `/api/maestro/v1/accounts/${accountId}/instances/none/execution?mtid=none`,
  `/clickapi/v1/accounts/${accountId}/clickwraps/none/view`,
  `/clickapi/v1/accounts/${accountId}/clickwraps/none/view?client_user_id=tenant-42`,
  // Links that were cut.
  `/api/maestro/v1/accounts/${accountId}/instances/none/exec`,
  `/clickapi/v1/accounts/${accountId}/clickwr`,
  '/clickapi/v1/rede',
  '/clickapi/v1/redeem?agreementToken=none',
  '/webforms/us/none',
  '/webforms/us/none%20',
  '/Member/PowerFormSigning.aspx?PowerFormId=none',
  '/oauth/auth',
  '/oauth/auth?client_id=none',
  '/oauth/auht',
  '/oauth/logout',
  '/_countersign/login',
  '/_countersign/consent',
  '/none',
];

it.each(outside)('a browser gets a page, and no JSON, at %s', async (address) => {
  const { status, html, headers } = await goAsBrowser(address);
  expect(headers.get('content-type')).toContain('text/html');
  expect(html).toContain('<h1>');
  expect(status).toBeLessThan(500);
});

describe('the end of a page', () => {
  it('leads a recipient back to the documents, also from the page that was left', async () => {
    const { client, control } = newTenant();
    await makeLease(client, { signers: [{ ...remote, tabs: signHere }] });
    const [mail] = await control.outbox({ reason: 'signing-request' });
    const page = await go(mail?.link ?? '');
    const left = await press(page, 'later');
    const closed = await press(page, 'later');
    expect(closed.html).toContain('This page is closed');
    for (const end of [left, closed]) {
      const [[again = '', words] = []] = listLinks(end);
      expect(words).toBe('Open the documents again');
      expect((await go(again)).html).toContain('Your signature');
    }
  });

  it('shows the reason to the person who declined, also on the page that the e-mail opens', async () => {
    const { client, control } = newTenant();
    await makeLease(client, { signers: [{ ...remote, tabs: signHere }] });
    const [mail] = await control.outbox({ reason: 'signing-request' });
    const page = await go(mail?.link ?? '');
    const reason = 'The rent is wrong.';
    const declined = await press(page, 'decline', { 'decline-reason': reason });
    for (const end of [declined, await go(mail?.link ?? '')]) expect(end.html).toContain(reason);
  });

  it('leads a sender to the envelope in the console', async () => {
    const { client, tenant } = newTenant();
    const envelopeId = await makeLease(client, { signers: [{ ...remote, tabs: signHere }] });
    const create = { path: { envelopeId }, body: {} };
    const { url: correct = '' } = await envelopeViewsCreateCorrect(client, create);
    const { url: edit = '' } = await envelopeViewsCreateEdit(client, create);
    const console = [
      [`/console/envelopes/${envelopeId}?tenant=${tenant}`, 'Open the envelope in the console'],
    ];
    expect(listLinks(await press(await go(correct), 'save'))).toEqual(console);
    // A view works once.
    expect(listLinks(await go(correct))).toEqual(console);
    expect(listLinks(await press(await go(edit), 'cancel'))).toEqual(console);
  });

  it('leads to the template in the console', async () => {
    const { client, tenant } = newTenant();
    const { url = '' } = await templateViewsCreateEdit(client, { path: { templateId }, body: {} });
    expect(listLinks(await press(await go(url), 'cancel'))).toEqual([
      [`/console/templates/${templateId}?tenant=${tenant}`, 'Open the template in the console'],
    ]);
  });

  it('leads back to a page whose form was not taken', async () => {
    const { client, control } = newTenant();
    await makeLease(client, { signers: [{ ...remote, tabs: signHere }] });
    const [mail] = await control.outbox({ reason: 'signing-request' });
    const page = await go(mail?.link ?? '');
    const [, action = ''] = /<form method="post" action="([^"]*)"/u.exec(page.html) ?? [];
    const foreign = await go(action, new URLSearchParams({ 'form-token': randomUUID() }));
    expect(foreign.status).toBe(403);
    expect(listLinks(foreign)).toEqual([[action, 'Back to the page']]);
  });
});
