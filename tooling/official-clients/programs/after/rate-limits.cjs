// Reads what an account has, and how many calls are left: with callbacks beside the promises.
const { createClient } = require('@countersign/client');

const {
  envelopeCustomFieldsList,
  envelopeDocumentsList,
  envelopeRecipientsList,
  envelopesCreate,
  envelopesGet,
} = require('@countersign/client/esign-v2.1');

const { BASE_PATH: basePath, ACCESS_TOKEN: accessToken, ACCOUNT_ID: accountId } = process.env;

/** Prints the limit of calls, if the service says it. */
function note(remaining, reset) {
  if (remaining && reset) console.log('limited', Number(remaining) > 0, Number(reset) > 0);
}

const listFields = async (args) => {
  const dsApiClient = createClient({
    baseUrl: args.basePath,
    token: args.accessToken,
  });

  let results = null;

  results = await envelopeCustomFieldsList(dsApiClient, {
    path: {
      accountId: args.accountId,
      envelopeId: args.envelopeId,
    },
  }).withResponse();

  {
    const { response } = results;

    const headers = response?.headers;

    const remaining = headers?.get('x-ratelimit-remaining');
    const reset = headers?.get('x-ratelimit-reset');

    if (remaining && reset) {
      const instant = new Date(Number(reset) * 1000);
      note(remaining, instant.getTime());
    }
  }

  return results.data;
};

const sendNotice = async (args) => {
  const dsApiClient = createClient({
    baseUrl: args.basePath,
    token: args.accessToken,
  });

  let results = await envelopesCreate(dsApiClient, {
    path: {
      accountId: args.accountId,
    },

    body: { emailSubject: 'Notice', status: 'created' },
  }).withResponse();

  {
    const { data, response } = results;

    note(response.headers.get('x-ratelimit-remaining'), response.headers.get('x-ratelimit-reset'));
    console.log('made', Boolean(data.envelopeId), response.status);
  }

  const envelopeId = results.data.envelopeId;
  console.log(results.status);

  // The next call has no callback.
  results = await envelopesGet(dsApiClient, {
    path: {
      accountId: args.accountId,
      envelopeId,
    },
  });
  console.log(results.status, results.emailSubject);

  {
    const { data, response } = await envelopeRecipientsList(dsApiClient, {
      path: {
        accountId: args.accountId,
        envelopeId,
      },
    }).withResponse();

    console.log('recipients', data.recipientCount, response.status);
  }

  {
    const { data, response } = await envelopeDocumentsList(dsApiClient, {
      path: {
        accountId: args.accountId,
        envelopeId,
      },
    }).withResponse();

    console.log('documents', data.envelopeDocuments.length, response.status);
  }

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
