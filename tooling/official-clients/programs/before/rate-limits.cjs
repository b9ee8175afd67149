// Reads what an account has, and how many calls are left: with callbacks beside the promises.
const docusign = require('docusign-esign');

const { BASE_PATH: basePath, ACCESS_TOKEN: accessToken, ACCOUNT_ID: accountId } = process.env;

/** Prints the limit of calls, if the service says it. */
function note(remaining, reset) {
  if (remaining && reset) console.log('limited', Number(remaining) > 0, Number(reset) > 0);
}

const listFields = async (args) => {
  let dsApiClient = new docusign.ApiClient();
  dsApiClient.setBasePath(args.basePath);
  dsApiClient.addDefaultHeader('Authorization', 'Bearer ' + args.accessToken);
  let envelopesApi = new docusign.EnvelopesApi(dsApiClient),
    results = null;

  results = await envelopesApi.listCustomFields(
    args.accountId,
    args.envelopeId,
    null,
    (error, data, response) => {
      const headers = response?.headers;

      const remaining = headers?.['x-ratelimit-remaining'];
      const reset = headers?.['x-ratelimit-reset'];

      if (remaining && reset) {
        const instant = new Date(Number(reset) * 1000);
        note(remaining, instant.getTime());
      }
    },
  );
  return results.data;
};

const sendNotice = async (args) => {
  let dsApiClient = new docusign.ApiClient();
  dsApiClient.setBasePath(args.basePath);
  dsApiClient.addDefaultHeader('Authorization', 'Bearer ' + args.accessToken);
  let envelopesApi = new docusign.EnvelopesApi(dsApiClient);

  let results = await envelopesApi.createEnvelope(
    args.accountId,
    { envelopeDefinition: { emailSubject: 'Notice', status: 'created' } },
    (error, data, response) => {
      if (error) return;
      note(response.headers['x-ratelimit-remaining'], response.headers['x-ratelimit-reset']);
      console.log('made', Boolean(data.envelopeId), response.status);
    },
  );
  const envelopeId = results.data.envelopeId;
  console.log(results.status);

  // The next call has no callback.
  results = await envelopesApi.getEnvelope(args.accountId, envelopeId);
  console.log(results.status, results.emailSubject);
  await envelopesApi.listRecipients(args.accountId, envelopeId, {}, (error, data, response) => {
    console.log('recipients', data.recipientCount, response.status);
  });
  await envelopesApi.listDocuments(args.accountId, envelopeId, (error, data, response) => {
    console.log('documents', data.envelopeDocuments.length, response.status);
  });
  return envelopeId;
};

async function main() {
  const args = { basePath, accessToken, accountId };
  const envelopeId = await sendNotice(args);
  const { textCustomFields } = await listFields({ ...args, envelopeId });
  console.log(textCustomFields.map(({ name }) => name));
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
