import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '@countersign/client';
import {
  clickwrapVersionsPostClickwrapVersion,
  clickwrapsPostClickwrap,
  userAgreementsGetClickwrapAgreements,
  userAgreementsPostHasAgreed,
} from '@countersign/client/click';
import type { ClickwrapRequest, DisplaySettings } from '@countersign/types/click';
import type { Control } from '../../src/control/client.ts';
import { startControlTest } from '../control/harness.ts';
import { makePdf } from '../documents/make-pdf.ts';
import { createVisitor, origin, type Seen } from '../envelopes/views/visitor.ts';
import { accountId } from '../harness.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

let client: Client;
let control: Control;
let tenant: string;
beforeEach(() => void ({ client, control, tenant } = newTenant()));

const clientUserId = 'cw-omar-013';

/** Creates an active clickwrap with some settings, and opens the page of a person. */
async function open(settings: DisplaySettings = {}, more: ClickwrapRequest = {}, returnUrl = '') {
  const { clickwrapId = '' } = await clickwrapsPostClickwrap(client, {
    path: { accountId },
    body: {
      name: 'Quay rules',
      status: 'active',
      displaySettings: settings,
      documents: [{ documentName: 'Rules', documentHtml: '<p>Ropes are coiled.</p>' }],
      ...more,
    },
  });
  const path = { accountId, clickwrapId };
  const { agreementUrl = '' } = await userAgreementsPostHasAgreed(client, {
    path,
    body: { clientUserId, ...(returnUrl !== '' && { returnUrl }) },
  });
  const { pathname, search } = new URL(agreementUrl);
  const address = `${pathname}${search}`;
  return { path, address, page: await go(address) };
}

/** The status of the agreements of a clickwrap. */
async function listStatuses(path: { accountId: string; clickwrapId: string }) {
  const { userAgreements = [] } = await userAgreementsGetClickwrapAgreements(client, { path });
  return userAgreements.map(({ status }) => status);
}

function readEvents({ html }: Seen): unknown {
  return JSON.parse(/data-events="(\[.*?\])"/.exec(html)?.[1] ?? '[]');
}

describe('the page of an agreement', () => {
  it('shows the documents, and takes the answer once', async () => {
    const { path, address, page } = await open({
      displayName: 'Rules of the quay',
      consentButtonText: 'Yes',
    });
    expect(page.html).toContain('<h1>Rules of the quay</h1>');
    expect(page.html).toContain('Ropes are coiled.');
    expect(readEvents(page)).toMatchObject([{ type: 'mustAgree', agreement: { clientUserId } }]);
    // There is no button to decline.
    await press(page, 'decline');
    expect(await listStatuses(path)).toEqual(['created']);
    const done = await press(page, 'agree');
    expect(done.html).toContain('You have agreed');
    expect(readEvents(done)).toMatchObject([{ type: 'agreed', agreement: { status: 'agreed' } }]);
    expect(await listStatuses(path)).toEqual(['agreed']);
    expect((await go(address)).html).toContain('You have agreed');
    expect((await press(page, 'agree')).html).toContain('You have agreed');
    expect(await listStatuses(path)).toEqual(['agreed']);
  });

  it.each([
    [true, ['declined']],
    [false, ['created']],
  ])('takes a refusal, kept: %s', async (recordDeclineResponses, statuses) => {
    const { path, page } = await open({ hasDeclineButton: true, recordDeclineResponses });
    const done = await press(page, 'decline');
    expect(readEvents(done)).toMatchObject([{ type: 'declined' }]);
    expect(done.html).toContain('You have declined');
    expect(await listStatuses(path)).toEqual(statuses);
  });

  it('says that it was declined only after that', async () => {
    const { page } = await open({ hasDeclineButton: true });
    const address = /action="([^"]+)"/.exec(page.html)?.[1] ?? '';
    const shown = await go(`${address}&answer=decline`);
    expect(readEvents(shown)).toMatchObject([{ type: 'mustAgree' }]);
    await press(shown, 'decline');
    expect(readEvents(await go(`${address}&answer=decline`))).toMatchObject([{ type: 'declined' }]);
  });

  it('wants its box ticked', async () => {
    const { path, page } = await open({ requireAccept: true, consentText: 'I have read it.' });
    expect(page.html).toContain('I have read it.');
    const wrong = await press(page, 'agree');
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('Tick the box to agree.');
    await press(wrong, 'agree', { accept: 'true' });
    expect(await listStatuses(path)).toEqual(['agreed']);
  });

  it.each<[string, DisplaySettings, string, string]>([
    ['to read', { mustRead: true }, 'data-must-read="true"', 'Read to the end'],
    [
      'to open',
      { mustView: true, documentDisplay: 'link' },
      'data-must-view="true"',
      'Open each document',
    ],
  ])('tells its script %s first', async (_, settings, mark, text) => {
    const { page } = await open(settings);
    expect(page.html).toContain(mark);
    expect(page.html).toContain(text);
  });

  it('shows files as images of their pages, and links to them', async () => {
    const pdf = Buffer.from(await makePdf()).toString('base64');
    const documents = [{ documentName: 'Map', documentBase64: pdf, fileExtension: 'pdf' }];
    const { page } = await open({ downloadable: true }, { documents });
    const image = /<img src="([^"]*)" alt="Map, page 1"/.exec(page.html)?.[1] ?? '';
    expect((await go(image)).headers.get('content-type')).toBe('image/png');
    const link = /<a href="([^"]*)" target="_blank" >Map</.exec(page.html)?.[1] ?? '';
    expect((await go(link)).headers.get('content-type')).toBe('application/pdf');
    expect((await go(link.replace('0.pdf', '7.pdf'))).status).toBe(404);
    expect((await go(link.replace('0.pdf', 'agreed.pdf'))).status).toBe(404);
  });

  it('sends a copy, and leads back to the application', async () => {
    const { page } = await open(
      { sendToEmail: true, downloadable: true },
      {},
      'https://app.harbour.example/welcome',
    );
    const done = await press(page, 'agree');
    expect(done.html).toContain('href="https://app.harbour.example/welcome"');
    const wrong = await press(done, 'copy', { email: 'omar' });
    expect(wrong.status).toBe(422);
    const sent = await press(wrong, 'copy', { email: 'omar@quayside.example' });
    expect(sent.html).toContain('A copy is on its way to omar@quayside.example.');
    const [mail] = await control.outbox({ to: 'omar@quayside.example' });
    expect((await go(mail?.link ?? '')).headers.get('content-type')).toBe('application/pdf');
  });

  it('goes straight back where nothing is left to do', async () => {
    const { page } = await open({}, {}, 'https://app.harbour.example/welcome');
    const done = await press(page, 'agree');
    expect(done.html).toContain('data-back="https://app.harbour.example/welcome"');
    const { page: other } = await open({}, {}, 'javascript:alert(1)');
    expect((await press(other, 'agree')).html).not.toMatch(/(href|data-back)="javascript:/);
  });

  it('is closed after an hour, by control, and once another version is active', async () => {
    const { path, address, page } = await open();
    await control.answerClickwrap(path.accountId, path.clickwrapId, {
      clientUserId,
      action: 'expire',
    });
    expect((await go(address)).status).toBe(410);
    expect((await press(page, 'agree')).status).toBe(410);
    expect(await listStatuses(path)).toEqual(['created']);
    const second = await open();
    await control.advance({ minutes: 59 });
    expect((await go(second.address)).status).toBe(200);
    await control.advance({ minutes: 1 });
    expect(readEvents(await go(second.address))).toMatchObject([{ type: 'error' }]);
    const third = await open();
    await clickwrapVersionsPostClickwrapVersion(client, {
      path: third.path,
      body: { status: 'active' },
    });
    expect((await go(third.address)).status).toBe(410);
    expect((await press(third.page, 'agree')).status).toBe(410);
    expect(await listStatuses(third.path)).toEqual(['created']);
  });

  it('is in the language of the browser', async () => {
    const { address } = await open();
    const response = await sandbox.fetch(
      new Request(new URL(address, origin), { redirect: 'manual' }),
    );
    const page = await sandbox.fetch(
      new Request(new URL(response.headers.get('location') ?? '', origin), {
        headers: { 'accept-language': 'tr, de-DE;q=0.8' },
      }),
    );
    expect(await page.text()).toContain('Ich stimme zu');
  });
});

/** Opens the link to a new clickwrap with some settings. */
async function view(settings: DisplaySettings, query: Record<string, string> = {}) {
  const { path } = await open(settings);
  const all = new URLSearchParams({ client_user_id: 'cw-lea-014', tenant, ...query });
  const address = `/clickapi/v1/accounts/${accountId}/clickwraps/${path.clickwrapId}/view?${all}`;
  return { path, address, page: await go(address) };
}

describe('a clickwrap by its IDs', () => {
  it('is opened for a person, with the values of the site', async () => {
    const { page, address } = await view(
      { allowClientOnly: true, allowedHosts: ['quay.example'] },
      { document_data: '{"boatName":"Petrel"}', metadata: 'berth 9' },
    );
    expect(readEvents(page)).toMatchObject([
      { agreement: { clientUserId: 'cw-lea-014', documentData: { boatName: 'Petrel' } } },
    ]);
    expect(page.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://quay.example",
    );
    await press(page, 'agree');
    expect(readEvents(await go(address))).toMatchObject([{ type: 'agreed' }]);
  });

  it.each<[DisplaySettings, Record<string, string>, number]>([
    [{}, {}, 403],
    [{ allowClientOnly: true }, { client_user_id: '' }, 400],
    [{ allowClientOnly: true }, { client_user_id: 'x'.repeat(101) }, 400],
  ])('is refused with %j and %j', async (settings, query, status) => {
    expect((await view(settings, query)).page.status).toBe(status);
  });

  it('has no page where it does not exist', async () => {
    const path = `/clickapi/v1/accounts/${accountId}/clickwraps/${accountId}/view?client_user_id=a`;
    expect((await go(path)).status).toBe(404);
  });
});

it.each(['latest', '1.2.0'])('serves the script of sites as %s', async (version) => {
  const { headers, html } = await go(`/clickapi/sdk/${version}/docusign-click.js`);
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(html).toContain('docuSignClick');
});
