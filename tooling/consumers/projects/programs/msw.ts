// A program that calls the real service, unchanged, with the mock in its place: no port, no proxy.
import { createClient } from '@countersign/client';
import { envelopesGet } from '@countersign/client/esign-v2.1';
import { createMock } from '@countersign/mock';
import { mswHandlers } from '@countersign/mock/msw';
import { http } from 'msw';
import { setupServer } from 'msw/node';

const server = setupServer(...mswHandlers(http, createMock()));

/** Reads the subject of an envelope, as from the real service. */
export async function readSubject(envelopeId: string): Promise<string | undefined> {
  server.listen();
  try {
    const client = createClient({
      baseUrl: 'https://demo.docusign.net/restapi',
      token: 'any-token',
      path: { accountId: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60' },
    });
    return (await envelopesGet(client, { path: { envelopeId } })).emailSubject;
  } finally {
    server.close();
  }
}
