import { accountBrandsCreate, envelopesCreate } from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { definition, startControlTest } from './harness.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);

const path = '/_countersign/control/v1/outbox';

/** A tenant with an e-mail to Rosa and then one to Omar. */
async function sendTwo(more: Pick<EnvelopeDefinition, 'emailSettings'> = {}) {
  const world = newTenant();
  const { envelopeId = '' } = await envelopesCreate(world.client, {
    body: definition({ emailSubject: 'Pacht für Liegeplatz 12 – bitte unterschreiben', ...more }),
  });
  await world.control.sign(envelopeId, '1', { berth: '12' });
  const [first, second] = await world.control.outbox({ reason: 'signing-request' });
  if (first === undefined || second === undefined) throw new Error('an e-mail is missing');
  return { ...world, envelopeId, first, second };
}

/** A response in full, as a browser gets it. */
function get(tenant: string, address: string): Promise<Response> {
  return sandbox.fetch(new Request(`http://sandbox.test${path}${address}?tenant=${tenant}`));
}

describe('the list of e-mails', () => {
  it('finds words, gives the newest up to a limit, and those after one', async () => {
    const { control, first, second } = await sendTwo();
    expect(await control.outbox({ search: 'ROSA liegeplatz' })).toMatchObject([first]);
    expect(await control.outbox({ search: 'rosa berth' })).toEqual([]);
    expect(await control.outbox({ limit: 1 })).toMatchObject([second]);
    expect(await control.outbox({ after: first.mailId })).toMatchObject([second]);
    const list = await control.api.GET('/outbox', { params: { query: { to: first.to.email } } });
    expect(list.data).toMatchObject({
      matching: 1,
      total: 2,
      unread: 2,
      recipients: ['omar.dahl@quayside.example', 'rosa.blum@quayside.example'],
      reasons: ['signing-request'],
    });
    await expect(control.outbox({ after: 'none' })).rejects.toMatchObject({
      where: 'query/after',
    });
    await expect(control.outbox({ limit: 0 })).rejects.toMatchObject({ where: 'query/limit' });
  });

  it('keeps what was read', async () => {
    const { control, first, second } = await sendTwo();
    expect(await control.setMailRead(first.mailId)).toEqual({ ...first, read: true });
    expect(await control.outbox({ unread: 'true' })).toEqual([second]);
    await control.readOutbox();
    expect(await control.outbox({ unread: 'true' })).toEqual([]);
    await control.setMailRead(second.mailId, false);
    expect(await control.outbox({ unread: 'true' })).toEqual([second]);
  });
});

describe('an e-mail', () => {
  it('is there until it is deleted, in its tenant only', async () => {
    const { control, first, second } = await sendTwo();
    expect(await control.mail(first.mailId)).toEqual(first);
    await expect(newTenant().control.mail(first.mailId)).rejects.toMatchObject({ status: 404 });
    await control.deleteMail(first.mailId);
    await expect(control.mail(first.mailId)).rejects.toMatchObject({ where: 'path/mailId' });
    expect(await control.outbox()).toEqual([second]);
  });

  it('is shown in the words and colours of the brand, without scripts', async () => {
    const { client, control, tenant } = newTenant();
    const { brands = [] } = await accountBrandsCreate(client, {
      body: {
        brandName: 'Quayside',
        brandCompany: 'Quayside & Sons',
        isOverridingCompanyName: true,
        colors: [{ name: 'buttonPrimaryBackground', value: '#b3005e' }],
      },
    });
    await envelopesCreate(client, {
      body: definition({ emailSubject: '<script>1</script>', brandId: brands[0]?.brandId ?? '' }),
    });
    const [{ mailId = '' } = {}] = await control.outbox();
    const response = await get(tenant, `/${mailId}/html`);
    const page = await response.text();
    expect(page).toContain('Quayside &amp; Sons');
    expect(page).toContain('#b3005e');
    expect(page).toContain('&lt;script&gt;');
    expect(response.headers.get('content-security-policy')).toMatch(
      /frame-ancestors 'self'.*; sandbox (?!.*allow-scripts)/,
    );
  });

  it('names who gets the answers to it', async () => {
    const { tenant, first } = await sendTwo({
      emailSettings: {
        replyEmailAddressOverride: 'desk@quay.example',
        replyEmailNameOverride: 'Quay desk',
      },
    });
    const source = await (await get(tenant, `/${first.mailId}/source`)).text();
    expect(source).toContain('\r\nReply-To: "Quay desk"\r\n <desk@quay.example>\r\n');
  });

  it('has a source that mail programs read', async () => {
    const { tenant, first } = await sendTwo();
    const response = await get(tenant, `/${first.mailId}/source`);
    expect(response.headers.get('content-type')).toBe('message/rfc822');
    expect(response.headers.get('content-disposition')).toContain(`${first.mailId}.eml`);
    const source = await response.text();
    expect(source.split('\r\n').every((line) => line.length <= 78 && !line.includes('\n'))).toBe(
      true,
    );
    const [head = '', ...body] = source.split('\r\n\r\n');
    const headers = head.replaceAll('\r\n ', ' ');
    expect(headers).toContain('To: "Rosa Blum" <rosa.blum@quayside.example>');
    const [, words = ''] = /^Subject: (.*)$/m.exec(headers) ?? [];
    const subject = words.replaceAll(/=\?UTF-8\?B\?(.*?)\?= ?/g, (_, text: string) =>
      Buffer.from(text, 'base64').toString(),
    );
    expect(subject).toBe(first.subject);
    const text = body
      .join('\r\n\r\n')
      .replaceAll('=\r\n', '')
      .replaceAll(/(?:=[\dA-F]{2})+/g, decodeURIComponentOf);
    expect(text).toContain('Content-Type: text/html');
    for (const expected of [...first.text, `\n${first.link}`, 'Liegeplatz 12 – bitte'])
      expect(text).toContain(expected.replaceAll('\n', '\r\n'));
  });
});

function decodeURIComponentOf(text: string): string {
  return decodeURIComponent(text.replaceAll('=', '%'));
}
