// An Express application that keeps a file of every lease that is signed.
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@countersign/client';
import { envelopeDocumentsGet } from '@countersign/client/esign-v2.1';
import { createListener } from '@countersign/connect';
import { connectExpress } from '@countersign/connect/express';
import { sqliteStore } from '@countersign/connect/stores';
import express, { type Express } from 'express';

interface Settings {
  baseUrl: string;
  token: string;
  accountId: string;
  secrets: string[];
}

/** The application, and the documents that it has kept. */
export function createApp({ baseUrl, token, accountId, secrets }: Settings): {
  app: Express;
  kept: Map<string, Uint8Array>;
} {
  const kept = new Map<string, Uint8Array>();
  const client = createClient({ baseUrl, token, path: { accountId } });
  const listener = createListener({
    secrets,
    store: sqliteStore({ database: new DatabaseSync(':memory:') }),
    onEvent: {
      async 'envelope-completed'({ envelopeId }) {
        const path = { envelopeId, documentId: 'combined' };
        kept.set(envelopeId, await envelopeDocumentsGet(client, { path }).bytes());
      },
      other: () => undefined,
    },
  });
  const app = express();
  // Before any reader of bodies: the signature is about the bytes as they came.
  app.post('/events', connectExpress(listener));
  app.get('/leases/:id', (request, response) => {
    const file = kept.get(request.params.id);
    if (file === undefined) response.status(404).end();
    else response.type('pdf').send(Buffer.from(file));
  });
  return { app, kept };
}
