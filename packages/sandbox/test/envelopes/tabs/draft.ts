import type { Tabs } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../../src/state/model/envelope.ts';
import type { StoredRecipient } from '../../../src/state/model/recipient.ts';

/** Creates a stored recipient with some tabs. */
export function signerWith(tabs: Tabs): StoredRecipient {
  return {
    type: 'signer',
    recipientId: '1',
    recipientIdGuid: 'e8a4c716-53f2-4d09-b1e7-90c6d2f8a35b',
    routingOrder: 1,
    status: 'delivered',
    details: { name: 'Ines Maria Valdivia', email: 'ines.valdivia@seabird.example' },
    tabs,
  };
}

/** A draft with that recipient, and one document of one Letter page. */
export function draftFor(recipient: StoredRecipient): StoredEnvelope {
  return {
    kind: 'envelope',
    envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24',
    accountId: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60',
    status: 'created',
    sender: { userId: '', userName: 'Mara Lindqvist', email: 'mara.lindqvist@harbour.example' },
    settings: {},
    documents: [
      {
        documentId: '1',
        documentIdGuid: '71b5e0c8-2d4f-4936-9a8c-e03f7d5b1a62',
        name: 'Lease',
        order: 1,
        fileExtension: 'pdf',
        pages: [{ width: 612, height: 792 }],
        sizeBytes: 844,
        fields: [],
        templates: [],
      },
    ],
    recipients: [recipient],
    customFields: {},
    attachments: [],
    notification: {},
    eventNotifications: [],
    auditEvents: [],
    templates: [],
    createdAt: 0,
    changedAt: 0,
    statusChangedAt: 0,
  };
}
