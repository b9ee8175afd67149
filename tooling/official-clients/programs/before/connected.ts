// Gets a typed client from a function for each step, as services in TypeScript do.
import docusign from 'docusign-esign';

const { BASE_PATH = '', ACCESS_TOKEN = '', ACCOUNT_ID = '' } = process.env;

async function getApiClient(): Promise<docusign.ApiClient> {
  const apiClient = new docusign.ApiClient();
  apiClient.setBasePath(BASE_PATH);
  apiClient.addDefaultHeader('Authorization', `Bearer ${ACCESS_TOKEN}`);
  return apiClient;
}

export async function draft(subject: string): Promise<string> {
  const apiClient = await getApiClient();
  const envelopesApi = new docusign.EnvelopesApi(apiClient);
  const { envelopeId } = await envelopesApi.createEnvelope(ACCOUNT_ID, {
    envelopeDefinition: { emailSubject: subject },
  });
  return envelopeId ?? '';
}

export async function findStatus(envelopeId: string): Promise<string> {
  const envelopesApi = new docusign.EnvelopesApi(await getApiClient());
  const { status } = await envelopesApi.getEnvelope(ACCOUNT_ID, envelopeId);
  return status ?? '';
}

console.log(await findStatus(await draft('Berth 9')));
