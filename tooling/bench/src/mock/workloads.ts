import { accountId, envelopeId, lockRequest, token } from '../client/calls/calls.ts';
import { envelope } from '../zod/payloads.ts';
import type { Asked } from './ask.ts';

const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
// Without `/restapi`, which Prism does not take from the servers that a bundle names.
const account = `/v2.1/accounts/${accountId}`;
const older = `/v2/accounts/${accountId}`;

const getEnvelope = get(`${account}/envelopes/${envelopeId}`);
const listEnvelopes = get(
  `${account}/envelopes?from_date=2026-11-01&status=sent,delivered&count=25&start_position=0&order=desc`,
);
const getLock = get(`${account}/envelopes/${envelopeId}/lock`);
const lockEnvelope = post(`${account}/envelopes/${envelopeId}/lock`, lockRequest);
const createEnvelope = post(`${account}/envelopes`, envelope(2, 10));

/** What is asked, by what it is; each list is gone through again and again. */
export const workloads = {
  getEnvelope: [getEnvelope],
  listEnvelopes: [listEnvelopes],
  getLock: [getLock],
  lockEnvelope: [lockEnvelope],
  createEnvelope: [createEnvelope],
  mix: [getEnvelope, listEnvelopes, lockEnvelope, createEnvelope],
  listInvoices: [get(`${older}/billing_invoices?from_date=2026-10-01&to_date=2026-11-30`)],
  payBills: [post(`${older}/billing_payments`, { paymentAmount: '480.00' })],
  getRoom: [get(`${older}/rooms/5518203?includeFieldData=true`)],
  createRoom: [
    post(`${older}/rooms`, {
      name: 'Quay 7 extension',
      roleId: 52_411,
      transactionSideId: 'sell',
      officeId: 4410,
      fieldData: { data: { address1: 'Quay 7', city: 'Seabird Bay', listingPrice: 480_000 } },
    }),
  ],
} as const satisfies Record<string, readonly Asked[]>;

export type Workload = keyof typeof workloads;

function get(url: string): Asked {
  return { method: 'GET', url, headers };
}

function post(url: string, body: object): Asked {
  const sent = { ...headers, 'content-type': 'application/json' };
  return { method: 'POST', url, headers: sent, body: JSON.stringify(body) };
}
