// Keeps the leases of an account.
import { createClient } from '@countersign/client';

import {
  envelopesGet,
  envelopesListStatusChanges,
  envelopesUpdate,
  templatesList,
} from '@countersign/client/esign-v2.1';

class Leases {
  constructor(apiClient, accountId) {
    this.accountId = accountId;
    this.envelopes = apiClient;
    this.templates = apiClient;
  }

  async since(fromDate) {
    const { envelopes = [] } = await envelopesListStatusChanges(this.envelopes, {
      path: {
        accountId: this.accountId,
      },

      query: {
        from_date: fromDate.toISOString(),
        order_by: 'created',
        count: '100',
      },
    });
    return envelopes.map(({ emailSubject, status }) => `${status}: ${emailSubject}`);
  }

  async cancel(envelopeId, reason) {
    await envelopesUpdate(this.envelopes, {
      path: {
        accountId: this.accountId,
        envelopeId,
      },

      body: { status: 'voided', voidedReason: reason },
    });
    const { status, voidedReason } = await envelopesGet(this.envelopes, {
      path: {
        accountId: this.accountId,
        envelopeId,
      },
    });
    return `${status}: ${voidedReason}`;
  }

  async names() {
    const { envelopeTemplates = [] } = await templatesList(this.templates, {
      path: {
        accountId: this.accountId,
      },
    });
    return envelopeTemplates.map(({ name }) => name).sort();
  }
}

const apiClient = createClient({
  baseUrl: process.env.BASE_PATH,
  token: process.env.ACCESS_TOKEN,

  headers: {
    'X-Countersign-Tenant': process.env.TENANT,
  },
});

const leases = new Leases(apiClient, process.env.ACCOUNT_ID);
console.log(await leases.since(new Date('2026-01-01')));
console.log(await leases.names());
console.log(await leases.cancel('3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24', 'The berth was sold.'));
