// The script of sites in a browser: a page of another origin shows an agreement, and is told of it.
import { createServer } from 'node:http';
import {
  clickwrapsPostClickwrap,
  userAgreementsGetClickwrapAgreements,
  userAgreementsPostHasAgreed,
} from '@countersign/client/click';
import { barriers } from '@countersign/testing/barriers';
import { listen } from '@countersign/testing/listen';
import type { DisplaySettings } from '@countersign/types/click';
import { afterAll, afterEach, expect, it } from 'vitest';
import { startSigningBrowser } from '../envelopes/views/signing-browser.ts';
import { accountId } from '../harness.ts';

const at = await startSigningBrowser();
const site = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://site.example');
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><html lang="en"><title>A site</title><h1>A site</h1>
<div id="terms"></div>
<script src="${at.url}/clickapi/sdk/latest/docusign-click.js"></script>
<script>
  const told = (window.told = []);
  const note = (name) => (value) =>
    told.push([name, value?.status ?? value?.message ?? null]);
  docuSignClick.Clickwrap.render({
    ...${searchParams.get('options')},
    onMustAgree: note('onMustAgree'),
    onAgreeing: note('onAgreeing'),
    onAgreed: note('onAgreed'),
    onDeclining: note('onDeclining'),
    onDeclined: note('onDeclined'),
    onError: note('onError'),
  }, '#terms');
</script>`);
});
const port = await listen(site);
afterEach(at.closePages);
afterAll(async () => {
  await at.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

/** Creates an active clickwrap with a long text. */
async function create(displaySettings: DisplaySettings) {
  const rules = Array.from({ length: 80 }, (_, line) => `<p>Rule ${line + 1}.</p>`).join('');
  const { clickwrapId = '' } = await clickwrapsPostClickwrap(at.client, {
    path: { accountId },
    body: {
      name: 'Quay rules',
      status: 'active',
      displaySettings,
      documents: [{ documentName: 'Rules', documentHtml: rules }],
    },
  });
  return { accountId, clickwrapId };
}

/** Opens the site with some options of the script. */
async function visit(options: object, size = { width: 1280, height: 800 }) {
  const query = new URLSearchParams({ options: JSON.stringify(options) });
  const page = await at.open(`http://127.0.0.1:${port}/?${query}`, { viewport: size });
  const frame = page.frameLocator('iframe');
  return {
    page,
    frame,
    /** The callbacks so far, each with the status of its agreement. */
    told: () => expect.poll(() => page.evaluate(() => Reflect.get(window, 'told'))),
  };
}

it.each([
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
])('shows an agreement in front of the site on %s, to be read first', async (_, size) => {
  const path = await create({ mustRead: true, displayName: 'Rules of the quay' });
  const { agreementUrl } = await userAgreementsPostHasAgreed(at.client, {
    path,
    body: { clientUserId: 'cw-omar-013' },
  });
  const { page, frame, told } = await visit({ agreementUrl }, size);
  await frame.getByRole('heading', { name: 'Rules of the quay' }).waitFor();
  await told().toEqual([['onMustAgree', 'created']]);
  const box = await page.locator('iframe').boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...size });
  expect(await barriers(page)).toEqual([]);
  const button = frame.getByRole('button', { name: 'I agree' });
  expect(await button.isDisabled()).toBe(true);
  await frame.getByText('Rule 80.').scrollIntoViewIfNeeded();
  await button.click();
  await told().toEqual([
    ['onMustAgree', 'created'],
    ['onAgreeing', null],
    ['onAgreed', 'agreed'],
  ]);
  expect(await page.locator('iframe').count()).toBe(0);
  const { userAgreements = [] } = await userAgreementsGetClickwrapAgreements(at.client, { path });
  expect(userAgreements.map(({ status }) => status)).toEqual(['agreed']);
});

it('takes a refusal inside the page of the site, by the IDs alone', async () => {
  const { clickwrapId } = await create({
    allowClientOnly: true,
    hasDeclineButton: true,
    recordDeclineResponses: true,
  });
  const options = { environment: at.url, accountId, clickwrapId, clientUserId: 'cw-lea-014' };
  const { page, frame, told } = await visit({ ...options, format: 'inline' });
  const decline = frame.getByRole('button', { name: 'Decline' });
  await decline.waitFor();
  const box = await page.locator('iframe').boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  await decline.click();
  await told().toEqual([
    ['onMustAgree', 'created'],
    ['onDeclining', null],
    ['onDeclined', 'declined'],
  ]);
});

it('has the look that the site asks for, in each state of its button', async () => {
  const { clickwrapId } = await create({ allowClientOnly: true, requireAccept: true });
  const style = {
    agreeButton: { backgroundColor: 'rgb(1, 2, 3)', ':focus': { backgroundColor: 'rgb(4, 5, 6)' } },
    header: { color: 'rgb(7, 8, 9)', content: null },
    unknown: { color: 'red' },
    scrollControl: 'browser',
  };
  const options = { environment: at.url, accountId, clickwrapId, clientUserId: 'cw-lea-014' };
  const { frame } = await visit({ ...options, style });
  const button = frame.getByRole('button', { name: 'I agree' });
  const read = (name: string) =>
    button.evaluate(
      (element, property) => getComputedStyle(element).getPropertyValue(property),
      name,
    );
  await expect.poll(() => read('background-color')).toBe('rgb(1, 2, 3)');
  await button.focus();
  await expect.poll(() => read('background-color')).toBe('rgb(4, 5, 6)');
  const title = frame.getByRole('heading', { level: 1 });
  expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(7, 8, 9)');
  const documents = frame.locator('#documents');
  expect(await documents.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('none');
  const body = frame.locator('body');
  expect(await body.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
});

it('shows nothing to a person who has agreed, and says why it cannot show an agreement', async () => {
  const { clickwrapId } = await create({ allowClientOnly: true });
  const options = { environment: at.url, accountId, clickwrapId, clientUserId: 'cw-ines-012' };
  await at.control.answerClickwrap(accountId, clickwrapId, {
    clientUserId: 'cw-ines-012',
    action: 'agree',
  });
  await (await visit(options)).told().toEqual([['onAgreed', 'agreed']]);
  const closed = await create({});
  const refused = await visit({ ...options, ...closed });
  await refused
    .told()
    .toEqual([['onError', 'The settings of the clickwrap do not have allowClientOnly.']]);
  const { told } = await visit({});
  await told().toEqual([['onError', expect.stringContaining('agreementUrl')]]);
});
