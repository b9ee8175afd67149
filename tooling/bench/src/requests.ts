// The requests that are sent to servers while they are measured. They are the same each time.
import { accountId, envelopeId, lockRequest, token } from './client/calls.ts';
import { envelope, numberedPdf, numberMarker } from './envelope.ts';
import type { Request } from './server/request.ts';

export const health: Request = { method: 'GET', url: '/healthz' };

const json = { 'content-type': 'application/json' };
const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
// The path lacks `/restapi`, which Prism does not read from the `servers` of a bundle.
const account = `/v2.1/accounts/${accountId}`;
const older = `/v2/accounts/${accountId}`;

function get(url: string): Request {
  return { method: 'GET', url, headers };
}

function post(url: string, body: object): Request {
  return { method: 'POST', url, headers: { ...headers, ...json }, body: JSON.stringify(body) };
}

/** Requests to the mock and to Prism. */
export const getEnvelope = get(`${account}/envelopes/${envelopeId}`);
export const listEnvelopes = get(
  `${account}/envelopes?from_date=2026-11-01&status=sent,delivered&count=25&start_position=0&order=desc`,
);
export const getLock = get(`${account}/envelopes/${envelopeId}/lock`);
export const lockEnvelope = post(`${account}/envelopes/${envelopeId}/lock`, lockRequest);
export const createEnvelope = post(`${account}/envelopes`, envelope(2, 10));
/** An envelope whose subject is another one each time. */
export const createOtherEnvelope: Request = {
  ...post(`${account}/envelopes`, { ...envelope(2, 10), emailSubject: `Lease ${numberMarker}` }),
  numberAt: numberMarker,
};
export const mix = [getEnvelope, listEnvelopes, lockEnvelope, createEnvelope];
export const listInvoices = get(
  `${older}/billing_invoices?from_date=2026-10-01&to_date=2026-11-30`,
);
export const payBills = post(`${older}/billing_payments`, { paymentAmount: '480.00' });
export const getRoom = get(`${older}/rooms/5518203?includeFieldData=true`);
export const createRoom = post(`${older}/rooms`, {
  name: 'Quay 7 extension',
  roleId: 52_411,
  transactionSideId: 'sell',
  officeId: 4410,
  fieldData: { data: { address1: 'Quay 7', city: 'Seabird Bay', listingPrice: 480_000 } },
});

/** The sandbox checks tokens; it always accepts this one. */
const sandboxHeaders = { accept: 'application/json', authorization: 'Bearer sandbox' };

/** Reads something of the account's envelopes. */
export function getOfSandbox(path: string): Request {
  return { method: 'GET', url: `/restapi${account}/envelopes${path}`, headers: sandboxHeaders };
}

/** Requests to the sandbox. */
export const getSandboxEnvelope = getOfSandbox(`/${envelopeId}`);
export const listSandboxEnvelopes = getOfSandbox('?from_date=2026-01-01&count=25&order=desc');

/** Lists that hold few envelopes, however many the account has. */
export const listFolder = getOfSandbox('?folder_ids=sentitems&from_date=2026-01-01&count=25');
export const listByField = getOfSandbox('?custom_field=Quay%3D7&from_date=2026-01-01&count=25');

/** Sends an envelope with a PDF, a different one each time. */
export async function createSandboxEnvelope(
  more: object = {},
  pdfSize = 100_000,
): Promise<Request> {
  const documentBase64 = await numberedPdf(pdfSize);
  const document = { documentId: '1', name: 'Lease', fileExtension: 'pdf', documentBase64 };
  return {
    method: 'POST',
    url: `/restapi${account}/envelopes`,
    headers: { ...sandboxHeaders, ...json },
    body: JSON.stringify({ ...envelope(1, 4), documents: [document], ...more }),
    numberAt: numberMarker,
  };
}

/** A template of the seed. */
const templateId = 'a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13';

/** Posts something to the account. */
export function postToSandbox(path: string, body: object): Request {
  return {
    method: 'POST',
    url: `/restapi${account}${path}`,
    headers: { ...sandboxHeaders, ...json },
    body: JSON.stringify(body),
  };
}

function tenant(number: number) {
  return { roleName: 'Tenant', name: `Tenant ${number}`, email: `tenant${number}@seabird.example` };
}

export const createDraft = postToSandbox('/envelopes', { emailSubject: 'Berth 12' });

/** Creates a draft of 4 kB without a document. */
export const createSmallEnvelope = postToSandbox('/envelopes', {
  emailSubject: 'Please sign the lease',
  emailBlurb: 'The lease is in two parts. '.repeat(50),
  recipients: {
    signers: Array.from({ length: 20 }, (_, index) => ({
      recipientId: String(index + 1),
      routingOrder: String(index + 1),
      name: `Signer ${index + 1}`,
      email: `signer${index + 1}@example.com`,
      roleName: 'Tenant',
    })),
  },
});

/** Signs an envelope as one of its recipients, by the control API. */
export function signEnvelope(id: string, recipientId = '1'): Request {
  return {
    method: 'POST',
    url: `/_countersign/control/v1/envelopes/${id}/recipients/${recipientId}/sign`,
    headers: json,
    body: '{}',
    status: 200,
  };
}

/** Sends the e-mails of an envelope again, with the messages of Connect about it. */
export function resendEnvelope(id: string): Request {
  return {
    ...postToSandbox(`/envelopes/${id}?resend_envelope=true`, {}),
    method: 'PUT',
    status: 200,
  };
}

/** Subscribes an address to messages about envelopes that are sent again. */
export function createConfiguration(urlToPublishTo: string): Request {
  return postToSandbox('/connect', {
    name: 'Lease desk',
    urlToPublishTo,
    allowEnvelopePublish: 'true',
    allUsers: 'true',
    events: ['envelope-resent'],
    eventData: { version: 'restv2.1', format: 'json', includeData: [] },
  });
}

/** Creates a bulk send list with that many copies. */
export function createBulkList(copies: number): Request {
  const bulkCopies = Array.from({ length: copies }, (_, index) => ({
    recipients: [
      { ...tenant(index), tabs: [{ tabLabel: 'Berth number', initialValue: `B-${index}` }] },
    ],
  }));
  return postToSandbox('/bulk_send_lists', { name: 'Tenants', bulkCopies });
}

export function sendBulkList(listId: string): Request {
  return postToSandbox(`/bulk_send_lists/${listId}/send`, { envelopeOrTemplateId: templateId });
}

export function getBulkBatch(batchId: string): Request {
  const url = `/restapi${account}/bulk_send_batch/${batchId}`;
  return { method: 'GET', url, headers: sandboxHeaders };
}

/** Sends one envelope from the template of the bulk send, with the same values. */
export function createFromTemplate(number: number): Request {
  const tabs = { textTabs: [{ tabLabel: 'Berth number', value: `B-${number}` }] };
  const templateRoles = [{ ...tenant(number), tabs }];
  return postToSandbox('/envelopes', { status: 'sent', templateId, templateRoles });
}

function rooms(path: string): string {
  return `/restapi${older}/rooms${path}`;
}

/** A room of the seed, with its details. */
export const getSandboxRoom: Request = {
  method: 'GET',
  url: rooms('/5518203?includeFieldData=true'),
  headers: sandboxHeaders,
};
export const listSandboxRooms: Request = {
  method: 'GET',
  url: rooms('?count=25'),
  headers: sandboxHeaders,
};
export const createSandboxRoom: Request = {
  ...createRoom,
  url: rooms(''),
  headers: { ...sandboxHeaders, ...json },
};

/** Resets the tenant to its seed. */
export const resetTenant: Request = {
  method: 'POST',
  url: '/_countersign/control/v1/reset',
  headers: json,
  body: '{}',
  status: 204,
};
