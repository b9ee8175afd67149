import {
  documentsGetDocument,
  externalFormFillSessionsCreateExternalFormFillSession,
  roomsAddFormToRoom,
} from '@countersign/client/rooms-v2';
import { afterAll, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { startControlTest } from '../../control/harness.ts';
import { createQuay, roomId } from './quay.ts';
import { readFields } from './read-fields.ts';
import { access, listing } from './seed.ts';

const { newTenant, sandbox, close } = await startControlTest();
afterAll(close);

/** A room with the form for access and the listing agreement. */
async function start() {
  const { control, client: mara } = newTenant();
  await control.seed(createQuay());
  const ids = [];
  for (const formId of [access, listing]) {
    const { documentId = 0 } = await roomsAddFormToRoom(mara, {
      path: { roomId },
      body: { formId },
    });
    ids.push(documentId);
  }
  const [accessId = 0, listingId = 0] = ids;
  const readDocument = async (documentId: number) => {
    const { base64Contents = '' } = await documentsGetDocument(mara, {
      path: { documentId },
      query: { includeContents: true },
    });
    return readFields(Buffer.from(base64Contents, 'base64'));
  };
  const open = async (formIds: string[], more: { xFrameAllowedUrl?: string } = {}) => {
    const { url = '' } = await externalFormFillSessionsCreateExternalFormFillSession(mara, {
      body: { roomId, formIds, ...more },
    });
    return url;
  };
  return { control, mara, accessId, listingId, readDocument, open };
}

const get = (url: string) => sandbox.fetch(new Request(url));
const readPolicy = async (url: string) =>
  (await get(url)).headers.get('content-security-policy') ?? '';

/** Submits a page as a browser does, after changing some fields by their labels. */
async function submit(url: string, changes: Record<string, string | boolean>, action: string) {
  const page = await (await get(url)).text();
  const form = new URLSearchParams({ action });
  const [, token = ''] = /name="form-token" value="([^"]+)"/.exec(page) ?? [];
  form.set('form-token', token);
  for (const [input, name = '', checked] of page.matchAll(
    /<(?:input type="(?:text|checkbox)"|textarea|select)[^>]* name="(field-\d+)"[^>]*?(checked)?\s*\/?>/g,
  )) {
    const [, own = ''] = / value="([^"]*)"/.exec(input) ?? [];
    if (!input.includes('checkbox') || checked !== undefined) form.set(name, own);
  }
  for (const [, name = '', option = ''] of page.matchAll(
    /name="(field-\d+)"[^>]*>(?:\s*<option(?! selected)[^>]*>[^<]*<\/option>)*\s*<option selected>([^<]*)</g,
  ))
    form.set(name, option);
  for (const [label, value] of Object.entries(changes)) {
    const at = page.indexOf(label);
    const [name = ''] = /field-\d+/.exec(page.slice(page.lastIndexOf('<label', at))) ?? [];
    if (value === false) form.delete(name);
    else form.set(name, String(value));
  }
  return sandbox.fetch(
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    }),
  );
}

it('shows the fields with their values, saves what is entered, and keeps to it', async () => {
  const { control, open, accessId, readDocument } = await start();
  const url = await open([access]);
  const page = await get(url);
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain('Quay access form');
  expect(text).toContain('value="Quay 9"');
  const saved = await submit(
    url,
    { Address: 'Gate 4', Purpose: 'Repair', 'The quay is vacant.': false },
    'save',
  );
  expect(saved.status).toBe(200);
  expect(await readDocument(accessId)).toMatchObject({
    address1: 'Gate 4',
    state: 'ME',
    purpose: 'Repair',
    isVacant: 'false',
  });
  await control.seed(
    createQuay({
      fieldData: { address1: 'Quay 10', state: 'US-MA' },
      changedAt: '2026-11-21T08:00:00Z',
    }),
  );
  expect(await readDocument(accessId)).toMatchObject({ address1: 'Gate 4', state: 'MA' });
  // A field set back to the value of the room detail follows that detail from then on.
  await submit(url, { Address: 'Quay 10' }, 'save');
  await control.seed(
    createQuay({ fieldData: { address1: 'Quay 11' }, changedAt: '2026-11-22T08:00:00Z' }),
  );
  expect(await readDocument(accessId)).toMatchObject({ address1: 'Quay 11', purpose: 'Repair' });
});

it('is finished only with all required fields, and then is over', async () => {
  const { open, accessId, readDocument } = await start();
  const url = await open([access]);
  const refused = await submit(url, { Purpose: 'Survey' }, 'finish');
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Enter a value.');
  expect(await readDocument(accessId)).toMatchObject({ purpose: '' });
  const done = await submit(url, { 'Name of the visitor': 'Omar Dahl' }, 'finish');
  expect(await done.text()).toContain('The form is filled in');
  expect(await readDocument(accessId)).toMatchObject({ visitorName: 'Omar Dahl' });
  expect((await get(url)).status).toBe(410);
});

it('refuses texts that are too long, other options, and forms of other pages', async () => {
  const { open, accessId, readDocument } = await start();
  const url = await open([access]);
  for (const changes of [{ 'Postal code': '04101-123456' }, { Purpose: 'Party' }])
    expect((await submit(url, changes, 'save')).status).toBe(422);
  const foreign = await sandbox.fetch(
    new Request(url, { method: 'POST', body: new URLSearchParams({ 'field-0': 'Gate 1' }) }),
  );
  expect(foreign.status).toBe(403);
  expect(await readDocument(accessId)).toMatchObject({ postalCode: '', address1: 'Quay 9' });
});

it('leads through several forms, with an image of each page', async () => {
  const { open, listingId, readDocument } = await start();
  const url = await open([access, listing, access]);
  const text = await (await get(url)).text();
  expect(text.match(/aria-current="page"/g)).toHaveLength(1);
  expect(text).toContain(`document=${listingId}`);
  const second = `${url}&document=${listingId}`;
  const images = [...(await (await get(second)).text()).matchAll(/src="([^"]+\.png[^"]*)"/g)];
  expect(images).toHaveLength(2);
  for (const [, address = ''] of images) {
    const image = await get(new URL(address.replaceAll('&amp;', '&'), url).href);
    expect(image.headers.get('content-type')).toBe('image/png');
  }
  await submit(second, { Broker: 'Rosa Blum' }, 'finish');
  expect(await readDocument(listingId)).toMatchObject({ brokerName: 'Rosa Blum' });
  expect((await get(url)).status).toBe(200);
});

it('is shown in frames of the requested origin only', async () => {
  const { open } = await start();
  expect(await readPolicy(await open([access]))).toContain("frame-ancestors 'none'");
  const framed = await open([access], { xFrameAllowedUrl: 'https://app.harbour.example' });
  expect(await readPolicy(framed)).toContain("frame-ancestors 'self' https://app.harbour.example");
  for (const xFrameAllowedUrl of ['*; script-src *', 'https://a.example https://b.example', 'no'])
    expect(await catchRefusal(open([access], { xFrameAllowedUrl }))).toBe(
      '400 PROPERTY_VALIDATION_FAILURE',
    );
});

it('ends an hour after its last use, by the clock of the tenant', async () => {
  const { control, open } = await start();
  await control.freeze('2026-11-21T08:00:00Z');
  const url = await open([access]);
  await control.freeze('2026-11-21T08:59:00Z');
  expect((await get(url)).status).toBe(200);
  await control.freeze('2026-11-21T09:58:00Z');
  expect((await get(url)).status).toBe(200);
  await control.freeze('2026-11-21T10:58:00Z');
  expect((await get(url)).status).toBe(410);
});

it('is refused for forms that are not in the room', async () => {
  const { mara, open } = await start();
  const lease = 'd7430c9e-58b1-4f26-a3e7-1c9b60f8d254';
  expect(await catchRefusal(open([access, lease]))).toBe('400 FORM_NOT_IN_ROOM');
  const create = (body: { roomId: number; formId?: string }) =>
    externalFormFillSessionsCreateExternalFormFillSession(mara, { body });
  expect(await catchRefusal(create({ roomId }))).toBe('400 PROPERTY_VALIDATION_FAILURE');
  expect(await catchRefusal(create({ roomId, formId: lease }))).toBe('400 FORM_NOT_IN_ROOM');
  expect((await create({ roomId, formId: access })).url).toContain('/form-fill/');
  expect(await catchRefusal(create({ roomId: 1, formId: access }))).toBe('404 RESOURCE_NOT_FOUND');
});
