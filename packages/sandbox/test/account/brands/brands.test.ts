import {
  accountBrandsCreate,
  accountBrandsDelete,
  accountBrandsDeleteList,
  accountBrandsDeleteLogo,
  accountBrandsGet,
  accountBrandsGetExportFile,
  accountBrandsGetLogo,
  accountBrandsGetResource,
  accountBrandsList,
  accountBrandsListResources,
  accountBrandsUpdate,
  accountBrandsUpdateLogo,
  accountBrandsUpdateResource,
  accountsUpdateSettings,
  groupBrandsGet,
  templatesGet,
} from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { accountId } from '../../harness.ts';
import { listOutcomes, catchRefusal } from '../users/ask.ts';

const { newTenant, client: createTestClient, sandbox, close } = await startControlTest();
afterAll(close);

const harbour = 'b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15';
const guests = '7e3c9a51-d284-4b60-8f17-a5c2e0d6b394';
const path = { brandId: harbour };
const readText = (file: ConstructorParameters<typeof Response>[0]) => new Response(file).text();

it('there is one default for senders and one for recipients', async () => {
  const { client } = newTenant();
  const defaults = async () => {
    const { senderBrandIdDefault, recipientBrandIdDefault } = await accountBrandsList(client);
    return [senderBrandIdDefault, recipientBrandIdDefault];
  };
  await accountBrandsUpdate(client, {
    path: { brandId: guests },
    body: { isSigningDefault: true },
  });
  expect(await defaults()).toEqual([harbour, guests]);
  await accountBrandsDelete(client, { path: { brandId: guests } });
  expect(await defaults()).toEqual([harbour, undefined]);
  const { brands } = await accountBrandsDeleteList(client, {
    body: { brands: [{ brandId: harbour }, { brandId: guests }] },
  });
  expect(listOutcomes(brands)).toEqual(['-', 'RESOURCE_NOT_FOUND']);
});

it('a brand keeps what a change leaves out, and tells of links only when asked', async () => {
  const { client } = newTenant();
  const colors = [{ name: 'buttonPrimaryBackground', value: '#0E2F45' }];
  await accountBrandsUpdate(client, { path, body: { colors } });
  const brand = await accountBrandsGet(client, { path });
  expect(brand.colors?.map(({ value }) => value)).toEqual(['#0E2F45', '#FFFFFF', '#F2F6F9']);
  expect([brand.brandCompany, brand.links]).toEqual(['Harbour Leasing', undefined]);
  const query = { include_external_references: 'true', include_logos: 'true' } as const;
  const full = await accountBrandsGet(client, { path, query });
  expect(full.links).toHaveLength(1);
  expect(Object.keys(full.logos ?? {})).toEqual(['primary', 'email']);
  expect(await readText(await accountBrandsGetExportFile(client, { path }))).toContain(
    '<value>#0E2F45</value>',
  );
  expect(await catchRefusal(accountBrandsCreate(client, { body: {} }))).toBe(
    '400 INVALID_REQUEST_PARAMETER',
  );
});

it('a logo is read as it was sent, until it is deleted', async () => {
  const { client } = newTenant();
  const of = { path: { brandId: harbour, logoType: 'secondary' as const } };
  expect(await catchRefusal(accountBrandsGetLogo(client, of))).toBe('404 RESOURCE_NOT_FOUND');
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  await accountBrandsUpdateLogo(client, { ...of, body: new Blob([png], { type: 'image/png' }) });
  expect(await new Response(await accountBrandsGetLogo(client, of)).bytes()).toEqual(png);
  const text = new Blob(['no image'], { type: 'image/png' });
  expect(await catchRefusal(accountBrandsUpdateLogo(client, { ...of, body: text }))).toBe(
    '400 INVALID_REQUEST_BODY',
  );
  await accountBrandsDeleteLogo(client, of);
  expect(await catchRefusal(accountBrandsGetLogo(client, of))).toBe('404 RESOURCE_NOT_FOUND');
});

it.each<[what: string, headers: Record<string, string>, body: string]>([
  ['XML', { 'content-type': 'application/xml' }, texts('Fertig')],
  ['bytes', { 'content-type': 'application/octet-stream' }, texts('Größer')],
  ['a form without one', { 'content-type': 'multipart/form-data' }, texts('Ende')],
])('a file of texts comes as the body itself: %s', async (_, headers, body) => {
  const { client, tenant } = newTenant();
  const address = `/restapi/v2.1/accounts/${accountId}/brands/${guests}/resources/signing`;
  const response = await sandbox.fetch(`http://sandbox.test${address}`, {
    method: 'PUT',
    headers: {
      authorization: 'Bearer sandbox',
      'x-countersign-tenant': tenant,
      'content-disposition': 'form-data; name="file"; filename="signing.xml"',
      ...headers,
    },
    body,
  });
  expect(await response.json()).toMatchObject({ modifiedTemplates: ['Signing_FinishButton'] });
  const stored = await accountBrandsGetResource(client, {
    path: { brandId: guests, resourceContentType: 'signing' },
  });
  expect(await readText(stored)).toContain(body.match(/<value>.*<\/value>/)?.[0]);
});

function texts(finish: string): string {
  return `<root><data name="Signing_FinishButton"><value>${finish}</value></data></root>`;
}

it('texts that the master knows are kept, and the others named', async () => {
  const { client } = newTenant();
  const of = { path: { brandId: guests, resourceContentType: 'signing' as const } };
  const upload = (xml: string) =>
    accountBrandsUpdateResource(client, { ...of, body: { 'file.xml': new File([xml], 'a.xml') } });
  const file = await upload(
    '<root><data name="Signing_FinishButton"><value>Fertig &amp; größer</value></data><data name="Signing_Other"><value>x</value></data></root>',
  );
  expect(file.modifiedTemplates).toEqual(['Signing_FinishButton']);
  expect(file.dataNotSavedNotInMaster).toEqual(['Signing_Other']);
  const xml = await readText(await accountBrandsGetResource(client, of));
  expect(xml).toContain('<value>Fertig &amp; größer</value>');
  expect(xml).not.toContain('Signing_Other');
  const master = await accountBrandsGetResource(client, {
    ...of,
    query: { return_master: 'true', langcode: 'en' },
  });
  expect(await readText(master)).toContain('<value>Finish</value>');
  const { resourcesContentTypes } = await accountBrandsListResources(client, {
    path: { brandId: guests },
  });
  expect(resourcesContentTypes?.map(({ resourcesContentType }) => resourcesContentType)).toEqual([
    'signing',
  ]);
  for (const wrong of ['<root>', '<other/>', '<!DOCTYPE root><root/>', ' '])
    expect(await catchRefusal(upload(wrong))).toBe('400 INVALID_REQUEST_BODY');
  const query = { langcode: 'fr' };
  expect(await catchRefusal(accountBrandsGetResource(client, { ...of, query }))).toBe(
    '404 RESOURCE_NOT_FOUND',
  );
});

it('brands can be switched off, and only administrators change them', async () => {
  const { client, tenant } = newTenant();
  const sender = createTestClient({ tenant, token: 'sandbox-sender' });
  expect(await catchRefusal(accountBrandsDelete(sender, { path }))).toBe(
    '400 USER_NOT_ACCOUNT_ADMIN',
  );
  await accountsUpdateSettings(client, {
    body: { canSelfBrandSend: 'false', canSelfBrandSign: 'false' },
  });
  expect(await catchRefusal(accountBrandsList(client))).toBe('400 ACCOUNT_LACKS_PERMISSIONS');
});

it('another brand takes the place of a deleted one', async () => {
  const { client } = newTenant();
  const ofTemplate = { templateId: 'a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13' };
  expect((await templatesGet(client, { path: ofTemplate })).brandId).toBe(harbour);
  const remove = (replacement: string) =>
    accountBrandsDelete(client, { path, query: { replace_brand: replacement } });
  expect(await catchRefusal(remove(harbour))).toBe('400 INVALID_REQUEST_PARAMETER');
  expect(await catchRefusal(remove('00000000-0000-0000-0000-000000000000'))).toBe(
    '400 INVALID_REQUEST_PARAMETER',
  );
  await remove(guests);
  expect((await templatesGet(client, { path: ofTemplate })).brandId).toBe(guests);
  const { brands = [], ...defaults } = await accountBrandsList(client);
  expect(brands.map(({ brandId }) => brandId)).toEqual([guests]);
  expect(defaults).toEqual({ senderBrandIdDefault: guests, recipientBrandIdDefault: guests });
  const { brandOptions } = await groupBrandsGet(client, { path: { groupId: '7731204' } });
  expect(brandOptions?.map(({ brandId }) => brandId)).toEqual([guests]);
});

it('a brand that is replaced keeps nothing but its ID', async () => {
  const { client } = newTenant();
  await accountBrandsUpdate(client, {
    path,
    query: { replace_brand: 'true' },
    body: { brandName: 'North Pier' },
  });
  const query = { include_external_references: 'true', include_logos: 'true' } as const;
  const brand = await accountBrandsGet(client, { path, query });
  expect(brand).toMatchObject({ brandId: harbour, brandName: 'North Pier', colors: [], logos: {} });
  expect([brand.brandCompany, brand.links, brand.isSendingDefault]).toEqual([
    undefined,
    undefined,
    false,
  ]);
  const nameless = accountBrandsUpdate(client, {
    path,
    query: { replace_brand: 'true' },
    body: { brandCompany: 'Harbour Leasing' },
  });
  expect(await catchRefusal(nameless)).toBe('400 INVALID_REQUEST_PARAMETER');
});
