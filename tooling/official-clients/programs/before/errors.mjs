// Asks for envelopes that are not there, and says why it does not get them.
import docusign from 'docusign-esign';

const apiClient = new docusign.ApiClient();
apiClient.setBasePath(process.env.BASE_PATH);
apiClient.addDefaultHeader('Authorization', `Bearer ${process.env.ACCESS_TOKEN}`);
const envelopesApi = new docusign.EnvelopesApi(apiClient);
const accountId = process.env.ACCOUNT_ID;

async function look(envelopeId) {
  try {
    const envelope = await envelopesApi.getEnvelope(accountId, envelopeId);
    return envelope.status;
  } catch (error) {
    const code = error && error.response && error.response.data.errorCode;
    const body = error?.response?.body ?? error?.response?.data;
    return [code, error.response.status, body.message].join(' | ');
  }
}

console.log(await look('00000000-0000-4000-8000-000000000001'));
console.log(await look('no envelope'));
const template = await new docusign.TemplatesApi(apiClient)
  .get(accountId, '00000000-0000-4000-8000-000000000002')
  .catch((error) => error.response?.data?.errorCode);
console.log(template);
try {
  JSON.parse('{');
} catch (error) {
  console.log(error.name, error.response);
}
