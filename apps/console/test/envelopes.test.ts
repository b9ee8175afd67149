import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  envelopeLocksCreate,
  envelopesCreate,
  envelopesGet,
  envelopesUpdate,
  envelopeViewsCreateCorrect,
} from '@countersign/client/esign-v2.1';
import { barriers } from '@countersign/testing/barriers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { definition } from './definition.ts';
import { startConsole, type OpenConsole } from './start-console.ts';

const open = startConsole();

/** A tenant with an envelope, and the console at its page. */
async function openEnvelope(
  more: Parameters<typeof definition>[0] = {},
  options: Parameters<typeof open>[1] = {},
  part = '',
): Promise<OpenConsole & { envelopeId: string }> {
  const opened = await open('/console/nothing', options);
  const { envelopeId = '' } = await envelopesCreate(opened.client, { body: definition(more) });
  await opened.page.goto(opened.address(`/console/envelopes/${envelopeId}${part}`));
  await opened.page.getByRole('heading', { level: 1, name: 'Lease of berth 12' }).waitFor();
  return { ...opened, envelopeId };
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('button', { name, exact: true });
  await target.waitFor();
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80; presses += 1) {
    if (await focused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

function link(page: Page, name: RegExp) {
  return page.getByRole('list', { name: 'Envelopes' }).getByRole('link', { name });
}

describe('the list of envelopes', () => {
  it('shows what is created and what changes, without loading all again', async () => {
    const { page, client, control } = await open('/console/envelopes');
    await link(page, /Berth lease 17/).waitFor();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/control/v1/envelopes')) calls.push(request.url());
    });
    const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
    await link(page, /Lease of berth 12 sent.*Rosa Blum ?sent/).waitFor();
    // The greeting of the stream loads everything once, since earlier changes are unknown.
    calls.length = 0;
    await control.open(envelopeId, '1');
    await link(page, /Rosa Blum ?delivered/).waitFor();
    await envelopesUpdate(client, {
      path: { envelopeId },
      body: { status: 'voided', voidedReason: 'Sold' },
    });
    await link(page, /Lease of berth 12 voided/).waitFor();
    expect(calls.every((url) => url.includes('changedSince'))).toBe(true);
  });

  it('loads page by page, and never more than what is seen and found', async () => {
    const { page, client, address } = await open('/console/nothing');
    const body = definition({ status: 'created' });
    for (let made = 0; made < 130; made += 10)
      await Promise.all(Array.from({ length: 10 }, () => envelopesCreate(client, { body })));
    const sizes: number[] = [];
    page.on('response', (response) => {
      if (!response.url().includes('/control/v1/envelopes')) return;
      void response.body().then((bytes) => sizes.push(bytes.length));
    });
    await page.goto(address('/console/envelopes'));
    const list = page.getByRole('list', { name: 'Envelopes' });
    await list.getByRole('link').first().waitFor();
    const [, total = ''] =
      /of ([\d,]+) envelopes/.exec(await page.getByRole('main').innerText()) ?? [];
    expect(Number(total)).toBeGreaterThan(130);
    await expect.poll(() => sizes.length).toBe(1);
    expect(sizes[0]).toBeLessThan(80_000);
    await list.getByRole('link').first().focus();
    // The next page is loaded when the end of the first one is seen.
    await page.keyboard.press('End');
    await expect.poll(() => sizes.length).toBe(2);
    await page.keyboard.press('End');
    await expect
      .poll(() => list.locator('[aria-posinset]').last().getAttribute('aria-posinset'))
      .toBe(await list.locator('[aria-setsize]').last().getAttribute('aria-setsize'));
    expect(sizes).toHaveLength(2);
  });

  it('says in words how many more recipients an envelope has', async () => {
    const { page, client } = await open('/console/envelopes');
    const signers = Array.from({ length: 6 }, (_, at) => ({
      recipientId: String(at + 1),
      name: `Owner ${at + 1}`,
      email: `owner${at + 1}@quayside.example`,
    }));
    await envelopesCreate(client, {
      body: definition({ status: 'created', emailSubject: 'Owners', recipients: { signers } }),
    });
    const words = link(page, /Owners created/);
    await words.waitFor();
    expect(await words.innerText()).toMatch(/Owner 4 and 2 more$/);
  });

  it('has its filters in the address, and is moved in by arrows', async () => {
    const { page, address } = await open('/console/envelopes');
    await link(page, /Berth lease 17/).waitFor();
    const all = await link(page, /./).count();
    await page.keyboard.press('/');
    await page.keyboard.type('berth lease');
    await page.waitForURL(/q=berth/);
    await page.getByLabel('Status', { exact: true }).selectOption('completed');
    await page.waitForURL(/status=completed/);
    await expect.poll(() => link(page, /./).count()).toBeLessThan(all);
    const names = await link(page, /./).allInnerTexts();
    expect(names.length).toBeGreaterThan(1);
    expect(names.every((name) => /berth lease/i.test(name) && name.includes('completed'))).toBe(
      true,
    );
    const shared = new URL(page.url());
    await page.goto(address('/console/mail'));
    await page.goto(shared.href);
    await expect.poll(() => link(page, /./).allInnerTexts()).toEqual(names);
    await link(page, /./).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain((names[1] ?? '').split('\n')[0]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /recipients? finished/ }).waitFor();
    await page.getByRole('link', { name: '← All envelopes' }).click();
    await expect.poll(() => link(page, /./).count()).toBe(names.length);
    expect(new URL(page.url()).search).toBe(shared.search);
  });

  it('finds by a recipient, an ID, a custom field and in deleted items', async () => {
    const { page, client, address } = await open('/console/nothing');
    const textCustomFields = [{ name: 'Order', value: 'SO-77120' }];
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: definition({ customFields: { textCustomFields } }),
    });
    for (const [query, count] of [
      ['q=omar.dahl', 1],
      [`q=${envelopeId}`, 1],
      ['q=so-77120', 1],
      ['q=Order%3DSO-77120', 1],
      ['q=berth%2012%20rosa', 1],
      ['q=berth%2012%20nobody', 0],
      ['folder=recyclebin', 1],
    ] as const) {
      await page.goto(address(`/console/envelopes?${query}`));
      await page
        .getByRole('status')
        .filter({ hasText: `${count} of` })
        .waitFor();
      expect(await link(page, /./).count()).toBe(count);
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or go to' }).fill('SO-77120');
    await page.getByRole('option', { name: /Lease of berth 12 Envelope/ }).waitFor();
  });
});

describe('the page of an envelope', () => {
  it.each([
    ['envelopes', 'All envelopes'],
    ['templates', 'All templates'],
  ])('says in %s that there is none, and leads to the list', async (kind, words) => {
    const { page } = await open(`/console/${kind}/00000000-0000-4000-8000-000000000000`);
    await page
      .getByRole('alert')
      .getByText(/The tenant has no/u)
      .waitFor();
    expect(await page.getByRole('navigation', { name: /^Parts of/u }).count()).toBe(0);
    await page.getByRole('link', { name: words }).click();
    await page.getByRole('heading', { level: 1, name: kind }).waitFor();
  });

  it('goes from draft to completed by keyboard, without a reload', async () => {
    const { page } = await openEnvelope({ status: 'created' });
    await page.evaluate(() => document.body.setAttribute('data-since', 'the draft'));
    await tabTo(page, 'Send');
    await page.keyboard.press('Enter');
    await page.getByText('The envelope waits for Rosa Blum.').waitFor();
    await tabTo(page, 'Sign… for Rosa Blum');
    await page.keyboard.press('Enter');
    const field = page.getByLabel('berth (required)');
    await field.waitFor();
    expect(await field.inputValue()).toBe('Sample');
    await field.focus();
    await page.keyboard.press('Enter');
    await page.getByText('The envelope waits for Omar Dahl.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await tabTo(page, 'Sign… for Omar Dahl');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, 'Sign');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '2 of 2 recipients finished' }).waitFor();
    expect(await page.getByRole('main').locator('.lead').innerText()).toContain('completed');
    expect(await page.getAttribute('body', 'data-since')).toBe('the draft');
  });

  it('signs with hints of fields and words of options, and says at the field what is wrong', async () => {
    const place = { documentId: '1', pageNumber: '1', xPosition: '100', yPosition: '300' };
    const textTabs = [
      {
        ...place,
        tabLabel: 'berth-number',
        tooltip: 'Number of the berth',
        required: 'true' as const,
        validationPattern: '^[0-9]+$',
        validationMessage: 'Use digits',
      },
    ];
    const listTabs = [
      {
        ...place,
        yPosition: '400',
        tabLabel: 'quay',
        tooltip: 'Quay',
        listItems: [{ text: 'North quay', value: 'n' }],
      },
    ];
    const signers = [
      {
        recipientId: '1',
        name: 'Rosa Blum',
        email: 'rosa.blum@quayside.example',
        tabs: { textTabs, listTabs },
      },
    ];
    const { page } = await openEnvelope({ recipients: { signers } });
    await page.getByRole('button', { name: 'Sign… for Rosa Blum' }).click();
    const dialog = page.getByRole('dialog');
    // No sample fits the pattern.
    const field = dialog.getByLabel('Number of the berth (required)');
    expect(await field.inputValue()).toBe('');
    await dialog.getByLabel('Quay').selectOption('North quay');
    await field.fill('twelve');
    await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
    await dialog.getByText(/Use digits/).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('12');
    await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByRole('heading', { name: '1 of 1 recipient finished' }).waitFor();
  });

  it('says why something cannot be done', async () => {
    const { page } = await openEnvelope();
    const sign = page.getByRole('button', { name: 'Sign… for Omar Dahl' });
    expect(await sign.getAttribute('aria-disabled')).toBe('true');
    expect(await sign.getAttribute('title')).toBe('It is not the turn of this recipient yet.');
    await sign.focus();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('opens the signing page as a recipient, in a tab of its own', async () => {
    const { page } = await openEnvelope();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Open signing page as Rosa Blum' }).click();
    const signing = await opened;
    await signing.waitForURL(/\/_countersign\/views\/session\//);
    await page.getByText('The envelope waits for Rosa Blum.').waitFor();
    await signing.close();
  });

  it('declines, with the reason', async () => {
    const { page, control, envelopeId } = await openEnvelope();
    await page.getByRole('button', { name: 'Decline… for Rosa Blum' }).click();
    await page.getByLabel('Reason').fill('Too small');
    await page.getByRole('dialog').getByRole('button', { name: 'Decline to sign' }).click();
    await page.getByText('“Too small”').first().waitFor();
    const [found] = (await control.envelopes({ search: envelopeId })).envelopes;
    expect(found?.status).toBe('declined');
  });

  it.each([
    ['Void…', 'Void envelope', 'Voided the envelope.', { status: 'voided' }],
    ['Expire…', 'Expire envelope', 'The envelope has expired.', { status: 'voided' }],
    [
      'Delete…',
      'Delete envelope',
      'Moved the envelope to the recycle bin.',
      { folder: 'recyclebin' },
    ],
  ])('asks before %s, and says what it did', async (action, title, said, outcome) => {
    const { page, control, envelopeId } = await openEnvelope();
    const find = async () => (await control.envelopes({ search: envelopeId })).envelopes[0];
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await page.getByRole('dialog', { name: title }).waitFor();
    expect((await find())?.status).toBe('sent');
    await page.getByRole('dialog').getByRole('button', { name: title }).click();
    await page.getByText(said).first().waitFor();
    expect(await find()).toMatchObject(outcome);
  });

  it('resends', async () => {
    const { page, control, envelopeId } = await openEnvelope();
    const before = (await control.outbox({ envelopeId })).length;
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Resend' }).click();
    await page.getByText('Sent the e-mails to the current recipients again.').waitFor();
    expect((await control.outbox({ envelopeId })).length).toBe(before + 1);
  });

  it('shows what each action calls, as programs', async () => {
    const { page, client, envelopeId } = await openEnvelope();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy actions as…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy actions' });
    expect(await dialog.getByLabel('Action').getByRole('option').allInnerTexts()).toEqual([
      'Read',
      'Correct',
      'Resend',
      'Void',
      'Expire',
      'Delete',
      'Sign for Rosa Blum',
      'Decline for Rosa Blum',
    ]);
    expect(await barriers(page)).toEqual([]);
    for (const [action, words] of [
      ['Resend', 'resend_envelope=true'],
      ['Delete', '/folders/recyclebin'],
      ['Void', 'voidedReason'],
    ] as const) {
      await dialog.getByLabel('Action').selectOption(action);
      await dialog.getByLabel('program').getByText(words).waitFor();
    }
    const command = await dialog.getByRole('region', { name: 'program' }).innerText();
    await promisify(execFile)('sh', ['-c', command]);
    const { status } = await envelopesGet(client, { path: { envelopeId } });
    expect(status).toBe('voided');
    await dialog.getByLabel('Language').selectOption('Python');
    await dialog.getByLabel('program').getByText('EnvelopesApi(client).update(').waitFor();
  });

  it('copies how to sign, decline and expire, and says which languages cannot', async () => {
    const { page, client, envelopeId } = await openEnvelope();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page
      .getByRole('button', { name: /^Sign…/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Sign for Rosa Blum' });
    await dialog.getByRole('textbox').first().fill('B-12');
    await dialog.getByRole('button', { name: 'Copy as' }).click();
    await page.getByRole('menuitem', { name: 'Python' }).click();
    await page.getByText('the service has no operation for it').waitFor();
    await dialog.getByRole('button', { name: 'Copy as' }).click();
    await page.getByRole('menuitem', { name: 'curl' }).click();
    await page.getByText('Copied as curl.').waitFor();
    const command = await page.evaluate(() => window.navigator.clipboard.readText());
    expect(command).toContain('B-12');
    expect(command).not.toContain('authorization');
    await promisify(execFile)('sh', ['-c', command]);
    const path = { envelopeId };
    const { recipients } = await envelopesGet(client, { path, query: { include: 'recipients' } });
    expect(recipients?.signers?.map(({ status }) => status)).toEqual(['completed', 'sent']);
  });

  it('says who has locked it, and until when', async () => {
    const { page, client, envelopeId } = await openEnvelope();
    await envelopeLocksCreate(client, {
      path: { envelopeId },
      body: { lockedByApp: 'Lease desk', lockDurationInSeconds: '900', lockType: 'edit' },
    });
    await page.reload();
    await page.getByText(/locked by Mara Lindqvist with Lease desk until/).waitFor();
    const correct = page.getByRole('button', { name: /^Correct/ });
    expect(await correct.getAttribute('aria-disabled')).toBe('true');
    expect(await correct.getAttribute('title')).toMatch(/^Mara Lindqvist has locked it until /u);
    await page.getByRole('button', { name: 'Actions' }).click();
    for (const name of [/^Resend/, /^Void…/]) {
      const action = page.getByRole('menuitem', { name });
      expect(await action.getAttribute('aria-disabled')).toBe('true');
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Unlock' }).click();
    await page.getByText('Ended the lock.').waitFor();
    await expect.poll(() => correct.getAttribute('aria-disabled')).toBe('false');
    expect(await page.getByRole('button', { name: 'Unlock' }).count()).toBe(0);
  });

  it('says who corrects it, and until when, at what cannot be done meanwhile', async () => {
    const { page, client, envelopeId } = await openEnvelope();
    const { url = '' } = await envelopeViewsCreateCorrect(client, {
      path: { envelopeId },
      body: {},
    });
    expect((await fetch(url)).status).toBe(200);
    await page.reload();
    const sign = page.getByRole('button', { name: 'Sign… for Rosa Blum' });
    expect(await sign.getAttribute('title')).toMatch(
      /^Mara Lindqvist is correcting the envelope, until /u,
    );
  });

  it('copies the body that creates the same envelope', async () => {
    const { page, client, control } = await openEnvelope();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy as POST body' }).click();
    await page.getByText(/^Copied the body/).waitFor();
    const body = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    await envelopesCreate(client, { body });
    const { envelopes } = await control.envelopes({ search: 'Lease of berth 12' });
    expect(envelopes.map(({ status, documentCount }) => [status, documentCount])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ]);
  });

  it('draws tabs where they are on the page, and zooms', async () => {
    const { page } = await openEnvelope({}, {}, '/pages');
    const figure = page.getByRole('figure');
    await figure.getByRole('img').waitFor();
    const tab = figure.getByTitle('Rosa Blum: text, label berth, required');
    const place = async () => {
      const [outer, inner] = [await figure.boundingBox(), await tab.boundingBox()];
      return {
        x: ((inner?.x ?? 0) - (outer?.x ?? 0)) / (outer?.width ?? 1),
        width: outer?.width ?? 0,
      };
    };
    const before = await place();
    await page.getByLabel('Zoom').selectOption('150');
    await expect.poll(async () => (await place()).width).toBeCloseTo(before.width * 2, 0);
    // At 75 % a point is a pixel, and the tab is 100 points from the left.
    expect((await place()).x).toBeCloseTo(100 / before.width, 2);
    await page.getByLabel('Show tabs').uncheck();
    expect(await tab.count()).toBe(0);
    await page.getByRole('cell', { name: 'berth', exact: true }).waitFor();
  });

  it('joins what happened in the history, with links, and grows while it is open', async () => {
    const { page, control, envelopeId } = await openEnvelope({}, {}, '/history');
    const history = page.getByRole('list', { name: /History/ });
    await history.getByText('Registered').waitFor();
    const [mail] = await control.outbox({ envelopeId, reason: 'signing-request' });
    const path = `/console/mail/${mail?.mailId ?? ''}`;
    await history.locator(`a[href^="${path}"]`).waitFor();
    await control.sign(envelopeId, '1', { berth: '12' });
    await history.getByText('Signed').waitFor();
    await page.getByLabel('What happened').selectOption('mail');
    await expect.poll(() => history.getByText('Signed').count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('kind')).toBe('mail');
  });

  it('shows documents, custom fields, and the request that anybody can make', async () => {
    const { page, address, envelopeId } = await openEnvelope(
      { customFields: { textCustomFields: [{ name: 'Pier', value: '9' }] } },
      {},
      '/fields',
    );
    await page.getByRole('cell', { name: 'Pier' }).waitFor();
    await page.getByRole('link', { name: 'Documents' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the certificate' }).click();
    expect((await download).suggestedFilename()).toBe('certificate.pdf');
    await page.getByRole('link', { name: 'JSON and curl' }).click();
    const command = await page.getByRole('region', { name: 'curl command' }).innerText();
    const [url = '', ...headers] = [...command.matchAll(/'([^']+)'/g)].map(([, text = '']) => text);
    const response = await fetch(url, {
      headers: Object.fromEntries(headers.map((line) => line.split(': '))),
    });
    expect(await response.json()).toMatchObject({
      envelopeId,
      recipients: { recipientCount: '2' },
    });
    expect(new URL(url).origin).toBe(new URL(address('/')).origin);
  });

  it.each(['light', 'dark'] as const)(
    'keeps nobody out, in %s and on a phone',
    async (colorScheme) => {
      const phone = { colorScheme, width: 390, height: 844 };
      const { page, address, envelopeId } = await openEnvelope({}, phone);
      await page.getByText('The envelope waits for Rosa Blum.').waitFor();
      expect(await barriers(page)).toEqual([]);
      const name = page.getByRole('heading', { level: 3 }).first();
      expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      await page.getByRole('button', { name: 'Sign… for Rosa Blum' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await barriers(page)).toEqual([]);
      for (const [part, ready] of [
        ['/pages', 'figure img'],
        ['/documents', 'table'],
        ['/history', '.timeline'],
        ['/fields', '.table-box, .empty'],
        ['/raw', '.code'],
      ] as const) {
        await page.goto(address(`/console/envelopes/${envelopeId}${part}`));
        await page.locator(ready).first().waitFor();
        expect(await barriers(page)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(390);
      }
      await page.goto(address('/console/envelopes'));
      await link(page, /./).first().waitFor();
      expect(await barriers(page)).toEqual([]);
    },
  );
});
