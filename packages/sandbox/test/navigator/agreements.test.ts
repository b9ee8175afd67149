import {
  agreementsDeleteAgreement,
  agreementsGetAgreement,
  agreementsGetAgreementsList,
  bulkJobCreateBulkUploadJob,
  bulkJobGetBulkJobStatus,
  bulkJobUploadCompleteBulkJob,
} from '@countersign/client/navigator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { envelopesCreate } from '@countersign/client/esign-v2.1';
import { definition, startControlTest } from '../control/harness.ts';
import { accountId } from '../harness.ts';

const { newTenant, sandbox, close } = await startControlTest();
afterAll(close);

const path = { accountId };

describe('the list', () => {
  const { client, control, tenant } = newTenant();
  // A filter that the list has is no parameter without effect.
  beforeAll(() => control.setWarningMode('refuse'));
  const read = async (query: string) => {
    const response = await sandbox.fetch(
      new Request(`http://sandbox.test/v1/accounts/${accountId}/agreements?${query}`, {
        headers: { authorization: 'Bearer sandbox', 'x-countersign-tenant': tenant },
      }),
    );
    const body: { data?: { title: string }[]; error?: string } = await response.json();
    return body.data?.map(({ title }) => title) ?? `${response.status} ${body.error ?? ''}`;
  };
  const lease = 'Berth lease';
  const survey = 'Survey of the north quay';

  it.each<[string, string[]]>([
    ['', [survey, lease]],
    ['sort=title', [lease, survey]],
    ['sort=effective_date&direction=desc', [lease, survey]],
    ['title=Berth%20lease', [lease]],
    ['title[ne]=Berth%20lease', [survey]],
    ['effective_date[gt]=2026-11-01', [lease]],
    ['provisions.effective_date[lte]=2026-10-05', [survey]],
    ['parties.name_in_agreement=Ines%20Valdivia', [lease]],
    ['source_name=upload', [survey]],
    ['title=0x10', []],
    [
      'id=2e9c4b07-d1f6-4a83-b95e-70a3c8d6f142,91d0f3a6-58c7-4e2b-8a64-c3b7e5f10d29',
      [survey, lease],
    ],
    ["$filter=title eq 'Berth lease' or provisions/nda_type eq 'MUTUAL'", [survey, lease]],
    ["$filter=(status eq 'COMPLETE' and not (review_status eq 'COMPLETE'))", [lease]],
    ['$filter=annual_agreement_value GE 4800', [lease]],
    ['$filter=expiration_date eq null', [survey]],
    ["$filter=type in ('Lease agreement', 'Offer Letter')", [lease]],
    ['$search=quay', [survey]],
    ['$search="north quay"', [survey]],
    ['$search="quay north"', []],
    ["$search=maine&$filter=languages eq 'en-US'", [survey, lease]],
  ])('has what fits %s', async (query, titles) => {
    expect(await read(query)).toEqual(titles);
  });

  it.each([
    ['$filter=colour eq 1', /no field colour/],
    ['$filter=title eq', /\$filter cannot be read/],
    ["$filter=title like 'x'", /like/],
    ["$filter=(title eq 'x'", /\$filter cannot be read/],
    ["$filter=title eq 'x", /\$filter cannot be read/],
    ['title[like]=x', /no known operator/],
    ['colour=red&colour[eq]=red', /no field colour/],
    // Whatever fits first, and even if nothing is left to be filtered.
    ["$filter=title eq 'none' and colour eq 1", /no field colour/],
    ['title=none&sort=colour', /no field colour/],
    ['title=none&parties.effective_date=x', /no field parties.effective_date/],
    ['title=none&colour.title=x', /no field colour.title/],
    ['review_completed_at[gt]=soon', /no date/],
  ])('refuses %s', async (query, problem) => {
    expect(await read(query)).toMatch(/^400 /);
    expect(await read(query)).toMatch(problem);
  });

  it.each<[string, unknown]>([
    ['another limit', [0, 'limit=abc']],
    ['part of an agreement', [0.5, '']],
    ['a place before the first', [-3, '']],
    ['an expression that is nested deeply', [0, `$filter=${'('.repeat(7000)}`]],
  ])('takes no page from a token with %s', async (_what, token) => {
    const ctoken = Buffer.from(JSON.stringify(token)).toString('base64url');
    expect(String(await read(`ctoken=${ctoken}`))).not.toMatch(/^5/);
  });

  it('has pages, whose tokens keep the filters', async () => {
    const first = await agreementsGetAgreementsList(client, {
      path,
      query: { limit: 1, sort: 'title' },
    });
    expect(first.data.map(({ title }) => title)).toEqual([lease]);
    const ctoken = new URL(first._links?.next?.href ?? '').searchParams.get('ctoken') ?? '';
    expect(first.response_metadata.page_token_next).toBe(ctoken);
    const next = await agreementsGetAgreementsList(client, { path, query: { limit: 1, ctoken } });
    expect(next.data.map(({ title }) => title)).toEqual([survey]);
    expect(next._links?.next).toBeUndefined();
  });

  it('has only the selected fields', async () => {
    const { data } = await agreementsGetAgreementsList(client, {
      path,
      query: { $select: 'title,provisions/governing_law,parties/preferred_name', title: lease },
    });
    expect(data).toEqual([
      {
        id: '2e9c4b07-d1f6-4a83-b95e-70a3c8d6f142',
        title: lease,
        provisions: { governing_law: 'Maine' },
        parties: [
          { id: '4b7e2c90-61d8-4f35-a9e0-d2c5f8b13a67', preferred_name: 'Ines Valdivia' },
          { id: '0c9f5d31-b82a-4e76-93d4-7a1e6c0b58f2', preferred_name: 'Harbour Leasing' },
        ],
      },
    ]);
  });
});

it('gets an agreement from each document of a completed envelope', async () => {
  const { client, control } = newTenant();
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: definition({
      customFields: {
        textCustomFields: [
          { name: 'Governing law', value: 'Iceland' },
          { name: 'Total agreement value', value: '0x10' },
          { name: 'Liability cap multiplier', value: '2.5' },
          { name: 'Term length', value: 'P18M' },
          { name: 'Renewal notice period', value: 'two months' },
        ],
      },
    }),
  });
  await control.sign(envelopeId, '1', { berth: 'B-12' });
  await control.sign(envelopeId, '2');
  const { data } = await agreementsGetAgreementsList(client, {
    path,
    query: { source_id: envelopeId },
  });
  expect(data).toEqual([
    expect.objectContaining({
      title: 'Lease',
      type: 'Lease agreement',
      source_name: 'ESign',
      provisions: {
        execution_date: expect.any(String),
        governing_law: 'Iceland',
        liability_cap_multiplier: 2.5,
        term_length: 'P18M',
      },
    }),
  ]);
  const names = data[0]?.parties?.map((party) => party.name_in_agreement);
  expect(names).toEqual(['Rosa Blum', 'Omar Dahl', 'Harbour Leasing']);
});

it('is changed by the control API, and deleted for good', async () => {
  const { client, control } = newTenant();
  const agreementId = '2e9c4b07-d1f6-4a83-b95e-70a3c8d6f142';
  await control.putAgreement(accountId, agreementId, {
    reviewStatus: 'COMPLETE',
    provisions: { jurisdiction: 'Portland' },
  });
  const changed = await agreementsGetAgreement(client, { path: { accountId, agreementId } });
  expect(changed).toMatchObject({
    review_status: 'COMPLETE',
    provisions: { jurisdiction: 'Portland', governing_law: 'Maine' },
  });
  // The answers could not write it.
  const provisions = { effective_date: '+275760-09-13T00:00:00Z' };
  await expect(control.putAgreement(accountId, agreementId, { provisions })).rejects.toThrow(
    'year',
  );
  await expect(control.putAgreement(accountId, 'berth', { title: 'Lease' })).rejects.toThrow(
    'GUID',
  );
  for (const [wrong, problem] of [
    [{ term_length: 'a year' }, 'duration'],
    [{ late_payment_fee_percent: 1.5 }, 'int'],
  ] as const)
    await expect(
      control.putAgreement(accountId, agreementId, { provisions: wrong }),
    ).rejects.toThrow(problem);
  await agreementsDeleteAgreement(client, { path: { accountId, agreementId } });
  await expect(
    agreementsGetAgreement(client, { path: { accountId, agreementId } }),
  ).rejects.toMatchObject({ status: 404, code: '404' });
});

it('makes agreements of uploaded files, when the clock says so', async () => {
  const { client, control } = newTenant();
  await control.freeze('2026-11-23T09:00:00Z');
  const job = await bulkJobCreateBulkUploadJob(client, {
    path,
    body: { expected_number_of_docs: 2 },
  });
  const address = job._embedded?.documents?.[0]?._actions?.upload_document ?? '';
  const put = (url: string, headers: Record<string, string>) =>
    sandbox.fetch(new Request(url, { method: 'PUT', headers, body: 'A lease.' }));
  const blob = { 'x-ms-blob-type': 'BlockBlob', 'x-ms-meta-filename': 'Offer letter.txt' };
  expect((await put(address, {})).status).toBe(400);
  expect((await put(address.replace('sig=', 'sig=x'), blob)).status).toBe(403);
  expect((await put(address, blob)).status).toBe(201);
  const jobPath = { path: { accountId, jobId: job.id } };
  expect((await bulkJobUploadCompleteBulkJob(client, jobPath)).status).toBe('UPLOAD_COMPLETE');
  expect((await put(address, blob)).status).toBe(409);
  await expect(bulkJobUploadCompleteBulkJob(client, jobPath)).rejects.toMatchObject({
    status: 400,
    data: {
      type: 'about:blank',
      title: 'Bad Request',
      instance: expect.stringMatching(/complete$/),
    },
  });
  await control.advance({ seconds: 1 });
  expect((await bulkJobGetBulkJobStatus(client, jobPath)).status).toBe('IN_PROGRESS');
  await control.advance({ seconds: 2 });
  const complete = await bulkJobGetBulkJobStatus(client, jobPath);
  expect(complete.status).toBe('COMPLETE');
  const [done, missing] = complete._embedded?.documents ?? [];
  expect(missing).toMatchObject({ status: 'FAILED', error_code: 6105 });
  const agreement = await agreementsGetAgreement(client, {
    path: { accountId, agreementId: done?.agreement_id ?? '' },
  });
  expect(agreement).toMatchObject({
    title: 'Offer letter',
    type: 'Offer Letter',
    source_id: job.id,
  });
  const file = await sandbox.fetch(new Request(agreement._links?.document?.href ?? ''));
  expect(await file.text()).toBe('A lease.');
});
