import { envelopesCreate, envelopesListStatusChanges } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { definition, startControlTest } from './harness.ts';

const { newTenant, sandbox, close } = await startControlTest();
afterAll(close);

const account = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';

/** Sends a body that the types of the client do not allow. */
async function send(tenant: string, method: string, place: string, body: unknown) {
  const url = `http://sandbox.test/restapi/v2.1/accounts/${account}${place}`;
  const headers = {
    'Content-Type': 'application/json',
    'X-Countersign-Tenant': tenant,
    Authorization: 'Bearer sandbox',
  };
  const response = await sandbox.fetch(
    new Request(url, { method, headers, body: JSON.stringify(body) }),
  );
  return { status: response.status, body: JSON.parse(await response.text()) };
}

describe('unknown names', () => {
  it('of properties are warned of, with the place that has them, or the nearest name', async () => {
    const { tenant, control } = newTenant({ once: true });
    const { status, body } = await send(tenant, 'POST', '/envelopes', {
      ...definition(),
      prefillTabs: { textTabs: [] },
      emailSubjct: 'Berth 12',
    });
    expect(status).toBe(201);
    const warnings = await control.warnings();
    expect(warnings).toMatchObject([
      {
        code: 'unknown-property',
        in: 'body',
        at: '/prefillTabs',
        operation: 'Envelopes_create',
        envelopeId: body.envelopeId,
        message:
          '/prefillTabs: there is no property `prefillTabs` here; it belongs to `/documents/0/tabs`.',
      },
      {
        at: '/emailSubjct',
        message:
          '/emailSubjct: there is no property `emailSubjct` here; did you mean `emailSubject`?',
      },
    ]);
    const [request] = await control.requests();
    expect(request).toMatchObject({ id: warnings[0]?.request, warnings: 2 });
  });

  it('of query parameters are warned of', async () => {
    const { client, control } = newTenant({ once: true });
    const query: object = { from_date: '2026-01-01', from_dat: '2026-01-01' };
    await envelopesListStatusChanges(client, { query });
    expect(await control.warnings()).toMatchObject([
      {
        code: 'unknown-parameter',
        in: 'query',
        at: 'from_dat',
        message:
          '?from_dat: Envelopes_listStatusChanges has no such query parameter; did you mean `from_date`?',
      },
    ]);
  });
});

describe('names of requests', () => {
  it('that are there in the canonical spelling, too, do not count', async () => {
    const { tenant, control } = newTenant({ once: true });
    await send(tenant, 'POST', '/envelopes', { ...definition(), Status: 'created' });
    expect(await control.warnings()).toMatchObject([
      { message: '/Status: there is no property `Status` here; `status` is there too and counts.' },
    ]);
  });

  it('are written on one line, and shortened', async () => {
    const { tenant, control } = newTenant({ once: true });
    const long = 'x'.repeat(5000);
    const roles = [{ roleName: long, name: 'Rosa Blum', email: 'rosa.blum@quayside.example' }];
    await send(tenant, 'POST', '/envelopes', {
      ...definition(),
      'two\nlines': 1,
      compositeTemplates: [
        { inlineTemplates: [{ sequence: '1', recipients: definition().recipients }] },
      ],
      templateRoles: roles,
    });
    const [broken, ...others] = await control.warnings();
    const role = others.at(-1);
    expect(broken?.message).toBe('/two\\nlines: there is no property `two\\nlines` here.');
    expect(role).toMatchObject({ code: 'unknown-role' });
    expect(role?.message).toMatch(/x…$/);
    expect(role?.message).toHaveLength(500);
  });
});

describe('warnings', () => {
  it('are listed by code, operation, envelope and request, and cleared', async () => {
    const { tenant, client, control } = newTenant({ once: true });
    const first = await send(tenant, 'POST', '/envelopes', { ...definition(), colour: 'red' });
    await send(tenant, 'POST', '/envelopes', { ...definition(), colour: 'red' });
    const query: object = { from_date: '2026-01-01', from_dat: '2026-01-01' };
    await envelopesListStatusChanges(client, { query });
    const { envelopeId } = first.body;
    expect(await control.warnings()).toHaveLength(3);
    expect(await control.warnings({ code: 'unknown-property' })).toHaveLength(2);
    expect(await control.warnings({ operation: 'Envelopes_create' })).toHaveLength(2);
    const [one, ...others] = await control.warnings({ envelopeId });
    expect(others).toEqual([]);
    expect(await control.warnings({ request: one?.request ?? 0 })).toEqual([one]);
    const unknown = await control.api.GET('/warnings', { params: { query: { code: 'nope' } } });
    expect(unknown.response.status).toBe(400);
    expect(unknown.error).toMatchObject({
      message: expect.stringMatching(
        /^code must be one of unknown-property, .*data-not-deleted\.$/,
      ),
      where: 'query/code',
    });
    await control.clearWarnings();
    expect(await control.warnings()).toEqual([]);
  });

  it('are shown with the request in the traffic', async () => {
    const { tenant } = newTenant({ once: true });
    await send(tenant, 'POST', '/envelopes', { ...definition(), colour: 'red' });
    const exchange = sandbox.traffic.recent().at(-1);
    expect(exchange?.warnings).toMatchObject([{ code: 'unknown-property', at: '/colour' }]);
  });

  it('belong to a request that fails, too', async () => {
    const { tenant, control } = newTenant({ once: true });
    const { status } = await send(tenant, 'POST', '/envelopes', {
      status: 'sent',
      emailSubjct: 'Berth 12',
    });
    expect(status).toBe(400);
    const invalid = await send(tenant, 'POST', '/envelopes', { documents: 7, emailSubject_: 'A' });
    expect(invalid.status).toBe(400);
    expect(await control.warnings()).toMatchObject([
      { at: '/emailSubjct' },
      { at: '/emailSubject_', message: expect.stringContaining('did you mean `emailSubject`?') },
    ]);
  });

  it('reject requests where a tenant wants that, and nothing is changed', async () => {
    const { tenant, client, control } = newTenant({ once: true });
    const count = async () =>
      (await envelopesListStatusChanges(client, { query: { from_date: '2000-01-01' } }))
        .totalSetSize;
    const before = await count();
    expect(await control.setWarningMode('refuse')).toBe('refuse');
    const bad = await send(tenant, 'POST', '/envelopes', { ...definition(), colour: 'red' });
    expect(bad).toMatchObject({
      status: 400,
      body: {
        message: expect.stringContaining(
          'The warning mode `refuse` rejected the request. Nothing was changed. unknown-property: /colour: there is no property',
        ),
      },
    });
    expect(await control.warnings()).toHaveLength(1);
    expect(await count()).toBe(before);
    await envelopesCreate(client, { body: definition() });
    expect(await count()).not.toBe(before);
    await control.setFaults();
    expect((await control.api.GET('/warnings/mode')).data).toEqual({ mode: 'refuse' });
    await control.reset();
    expect((await control.api.GET('/warnings/mode')).data).toEqual({ mode: 'warn' });
  });

  it('reject requests where the options say so', async () => {
    const other = await startControlTest({ warnings: 'refuse' });
    const { client, control } = other.newTenant({ once: true });
    const query: object = { from_date: '2026-01-01', from_dat: '2026-01-01' };
    await expect(envelopesListStatusChanges(client, { query })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(
        'The warning mode `refuse` rejected the request. unknown-parameter: ?from_dat',
      ),
    });
    await control.setWarningMode('warn');
    await envelopesListStatusChanges(client, { query });
    expect(await control.warnings()).toHaveLength(2);
    await other.close();
  });
});
