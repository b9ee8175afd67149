import { accountId, envelopeId } from '../client/calls/calls.ts';
import type { Asked } from '../mock/ask.ts';
import { envelope } from '../zod/payloads.ts';
import { numberedPdf, numberMarker } from './pdf.ts';

/** The token that the sandbox knows by its text. */
const headers = { accept: 'application/json', authorization: 'Bearer sandbox' };
const account = `/restapi/v2.1/accounts/${accountId}`;

export const getEnvelope: Asked = {
  method: 'GET',
  url: `${account}/envelopes/${envelopeId}`,
  headers,
};

export const listEnvelopes: Asked = {
  method: 'GET',
  url: `${account}/envelopes?from_date=2026-01-01&count=25&order=desc`,
  headers,
};

/** An envelope is sent with a PDF, of 100 kB unless it is to be another size, another one each time. */
export async function createEnvelope(more: object = {}, bytes = 100_000): Promise<Asked> {
  const document = {
    documentId: '1',
    name: 'Lease',
    fileExtension: 'pdf',
    documentBase64: await numberedPdf(bytes),
  };
  return {
    method: 'POST',
    url: `${account}/envelopes`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...envelope(1, 4), documents: [document], ...more }),
    numberAt: numberMarker,
  };
}

/** The tenant is set back to the world that it began with. */
export const resetTenant: Asked = {
  method: 'POST',
  url: '/_countersign/control/v1/reset',
  headers: { 'content-type': 'application/json' },
  body: '{}',
};
