// Gets clients and their APIs from functions, as many web applications do.
import docusign from 'docusign-esign';

const { BASE_PATH, ACCESS_TOKEN, ACCOUNT_ID } = process.env;

function connect(accessToken) {
  const client = new docusign.ApiClient();
  client.setBasePath(BASE_PATH);
  client.addDefaultHeader('Authorization', `Bearer ${accessToken}`);
  return client;
}

function getEnvelopesApi(session) {
  const dsApiClient = new docusign.ApiClient();
  dsApiClient.setBasePath(session.basePath);
  dsApiClient.addDefaultHeader('Authorization', 'Bearer ' + session.accessToken);
  return new docusign.EnvelopesApi(dsApiClient);
}

const getTemplatesApi = async () => {
  const client = connect(ACCESS_TOKEN);
  const templatesApi = new docusign.TemplatesApi(client);
  const { resultSetSize } = await templatesApi.listTemplates(ACCOUNT_ID);
  console.log('templates', Number(resultSetSize) > 0);
  return templatesApi;
};

const session = { basePath: BASE_PATH, accessToken: ACCESS_TOKEN };
const envelopesApi = getEnvelopesApi(session);
await envelopesApi
  .createEnvelope(ACCOUNT_ID, { envelopeDefinition: { emailSubject: 'Mooring' } })
  .then(({ envelopeId }) => {
    const again = getEnvelopesApi(session);
    return again.getEnvelope(ACCOUNT_ID, envelopeId);
  })
  .then(({ emailSubject, status }) => console.log(emailSubject, status))
  .catch((error) => console.error(error));

const templates = await getTemplatesApi();
const { envelopeTemplates } = await templates.listTemplates(ACCOUNT_ID, { count: '1' });
console.log(envelopeTemplates.length);
