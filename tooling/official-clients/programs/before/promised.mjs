// Looks at a room and an envelope: with promises that the program makes of callbacks.
import docusign from 'docusign-esign';
import rooms from 'docusign-rooms';

const { EnvelopesApi } = docusign;

const { BASE_PATH, ACCESS_TOKEN, ACCOUNT_ID } = process.env;

async function listOffices() {
  const apiClient = new rooms.ApiClient();
  apiClient.setBasePath(BASE_PATH);
  apiClient.addDefaultHeader('Authorization', `Bearer ${ACCESS_TOKEN}`);
  const officesApi = new rooms.OfficesApi(apiClient);
  const { officeSummaries } = await new Promise((resolve, reject) => {
    officesApi.getOffices(ACCOUNT_ID, (error, data) => {
      if (error) return reject(error);
      resolve(data);
    });
  });
  return officeSummaries.length;
}

const apiClient = new docusign.ApiClient({ basePath: BASE_PATH });
apiClient.addDefaultHeader('Authorization', `Bearer ${ACCESS_TOKEN}`);
const envelopesApi = new EnvelopesApi(apiClient);

const results = await new Promise((resolve, reject) => {
  envelopesApi.createEnvelope(
    ACCOUNT_ID,
    { envelopeDefinition: { emailSubject: 'Berth 12', status: 'created' } },
    (error, data, response) => {
      if (error) {
        reject(error);
        return;
      }
      resolve({ data, response });
    },
  );
});
let headers = results.response.headers;
let remaining = headers['x-ratelimit-remaining'];
if (remaining) console.log('limited', Number(remaining) > 0);
console.log(results.response.status, results.response.headers['content-type']);

const { data, response } = await new Promise((resolve, reject) =>
  envelopesApi.getEnvelope(ACCOUNT_ID, results.data.envelopeId, {}, function (err, data, response) {
    if (err) reject(err);
    else resolve({ data, response });
  }),
);
console.log(data.emailSubject, response.status);

const status = await new Promise((done, fail) => {
  envelopesApi.getEnvelope(ACCOUNT_ID, results.data.envelopeId, null, (e, envelope) =>
    e ? fail(e) : done(envelope.status.toUpperCase()),
  );
});
console.log(status, (await listOffices()) > 0);
