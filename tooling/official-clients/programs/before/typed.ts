// Keeps the templates of an account, in TypeScript.
import docusign from 'docusign-esign';

interface Settings {
  basePath: string;
  accessToken: string;
  accountId: string;
}

async function listNames({ basePath, accessToken, accountId }: Settings): Promise<string[]> {
  const apiClient: docusign.ApiClient = new docusign.ApiClient();
  apiClient.setBasePath(basePath);
  apiClient.addDefaultHeader('Authorization', `Bearer ${accessToken}`);
  const templatesApi = new docusign.TemplatesApi(apiClient);
  const { envelopeTemplates } = await templatesApi.listTemplates(accountId, { count: '10' });
  return (envelopeTemplates ?? []).map((one: { name?: string }) => one.name ?? '');
}

const settings: Settings = {
  basePath: process.env['BASE_PATH'] ?? '',
  accessToken: process.env['ACCESS_TOKEN'] ?? '',
  accountId: process.env['ACCOUNT_ID'] ?? '',
};
console.log((await listNames(settings)).sort());
