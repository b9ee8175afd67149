// Keeps the leases of an account.
import docusign from 'docusign-esign';

const { EnvelopesApi, TemplatesApi } = docusign;

class Leases {
  constructor(apiClient, accountId) {
    this.accountId = accountId;
    this.envelopes = new EnvelopesApi(apiClient);
    this.templates = new TemplatesApi(apiClient);
  }

  async since(fromDate) {
    const { envelopes = [] } = await this.envelopes.listStatusChanges(this.accountId, {
      fromDate: fromDate.toISOString(),
      orderBy: 'created',
      count: '100',
    });
    return envelopes.map(({ emailSubject, status }) => `${status}: ${emailSubject}`);
  }

  async cancel(envelopeId, reason) {
    await this.envelopes.update(this.accountId, envelopeId, {
      envelope: { status: 'voided', voidedReason: reason },
    });
    const { status, voidedReason } = await this.envelopes.getEnvelope(this.accountId, envelopeId);
    return `${status}: ${voidedReason}`;
  }

  async names() {
    const { envelopeTemplates = [] } = await this.templates.listTemplates(this.accountId);
    return envelopeTemplates.map(({ name }) => name).sort();
  }
}

const apiClient = new docusign.ApiClient({ basePath: process.env.BASE_PATH });
apiClient.addDefaultHeader('Authorization', 'Bearer ' + process.env.ACCESS_TOKEN);
apiClient.addDefaultHeader('X-Countersign-Tenant', process.env.TENANT);
const leases = new Leases(apiClient, process.env.ACCOUNT_ID);
console.log(await leases.since(new Date('2026-01-01')));
console.log(await leases.names());
console.log(await leases.cancel('3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24', 'The berth was sold.'));
