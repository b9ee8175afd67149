import {
  accountBrandsCreate,
  accountBrandsUpdateLogo,
  accountBrandsUpdateResource,
  accountsUpdateSettings,
  envelopeViewsCreateSender,
} from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, returnUrl, signHere, signingUrl } from './lease.ts';
import { createVisitor, type Seen } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go } = createVisitor(sandbox);

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A tenant with a brand that envelopes can have. */
async function startBrand(colors: Record<string, string>, texts: Record<string, string> = {}) {
  const tenant = newTenant();
  const { client } = tenant;
  const { brands } = await accountBrandsCreate(client, {
    body: {
      brandName: 'Boats',
      brandCompany: 'Quay <Boats>',
      isOverridingCompanyName: true,
      colors: Object.entries(colors).map(([name, value]) => ({ name, value })),
    },
  });
  const brandId = brands?.[0]?.brandId ?? '';
  const data = Object.entries(texts).map(
    ([name, value]) => `<data name="${name}"><value>${value}</value></data>`,
  );
  for (const resourceContentType of ['signing', 'signing_captive'] as const)
    if (data.length > 0)
      await accountBrandsUpdateResource(client, {
        path: { brandId, resourceContentType },
        body: { 'file.xml': new File([`<root>${data.join('')}</root>`], 'texts.xml') },
      });
  return { ...tenant, brandId };
}

const readColors = ({ html }: Seen) =>
  new Map([...html.matchAll(/--([a-z-]+):(#[\da-f]{6})/g)].map(([, name, value]) => [name, value]));

describe('the brand of an envelope', () => {
  it('is in the header, the colours and the texts of its signing page', async () => {
    const { client, brandId } = await startBrand(
      {
        buttonPrimaryBackground: '#ffe000',
        buttonPrimaryText: '#ffffff',
        headerBackground: '#123',
      },
      { Signing_FinishButton: 'Sign and sail', SigningCaptive_FinishButton: 'Sign it' },
    );
    const envelopeId = await makeLease(client, undefined, { brandId });
    const page = await go(await signingUrl(client, envelopeId));
    expect(page.html).toContain('<div class="brand">Quay &lt;Boats&gt;</div>');
    // White could not be read on yellow.
    expect(readColors(page).get('button')).toBe('#ffe000');
    expect(readColors(page).get('on-button')).toBe('#000000');
    expect(readColors(page).get('header')).toBe('#112233');
    expect(readColors(page).get('on-header')).toBe('#ffffff');
    expect(page.html).toContain('>Sign it</button>');
    expect(page.html).not.toContain('Sign and sail');
  });

  it('words the button of those who sign, and not that of an agent', async () => {
    const words = { Signing_FinishButton: 'Sign and sail', SigningCaptive_FinishButton: 'Sign it' };
    const { client, brandId } = await startBrand({}, words);
    const signers = [{ recipientId: '2', routingOrder: '2', roleName: 'Guarantor' }];
    const envelopeId = await makeLease(client, { agents: [ines], signers }, { brandId });
    const page = await go(await signingUrl(client, envelopeId));
    expect(page.html).toContain('>Finish</button>');
    expect(page.html).not.toMatch(/Sign and sail|Sign it/u);
  });

  it('has no light bar by night, and its logo keeps the ground that it is made for', async () => {
    const { client, brandId } = await startBrand({
      headerBackground: '#eef',
      headerText: '#123456',
    });
    const envelopeId = await makeLease(client, undefined, { brandId });
    const page = await go(await signingUrl(client, envelopeId));
    expect(page.html).toContain('--header:light-dark(#eeeeff,#1a2021)');
    expect(page.html).toContain('--on-header:light-dark(#123456,#ffffff)');
    expect(readColors(page).get('logo')).toBe('#eeeeff');
  });

  it('has its logo, which a browser gets without a token', async () => {
    const { client, brandId } = await startBrand({ headerBackground: 'red;} body{display:none' });
    await accountBrandsUpdateLogo(client, { path: { brandId, logoType: 'primary' }, body: png });
    const envelopeId = await makeLease(client, undefined, { brandId });
    const page = await go(await signingUrl(client, envelopeId));
    // A value that is not a colour is left out.
    expect(page.html).not.toContain('display:none');
    const [, src = ''] = /<div class="brand"><img src="([^"]*)" alt="Quay/.exec(page.html) ?? [];
    const logo = await go(src);
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await go(src.replace('primary', 'email'))).status).toBe(404);
  });

  it('is on pages that only say something, and not where the account has switched brands off', async () => {
    const { client, brandId } = await startBrand({});
    const recipients = { signers: [{ ...ines, tabs: signHere }] };
    const envelopeId = await makeLease(client, recipients, { brandId, status: 'created' });
    const { url = '' } = await envelopeViewsCreateSender(client, {
      path: { envelopeId },
      body: { returnUrl },
    });
    await go(url);
    expect((await go(url)).html).not.toContain('Countersign sandbox</p>');
    await accountsUpdateSettings(client, {
      body: { canSelfBrandSend: 'false', canSelfBrandSign: 'false' },
    });
    const other = await makeLease(client);
    expect((await go(await signingUrl(client, other))).html).not.toContain('class="brand"');
  });
});
