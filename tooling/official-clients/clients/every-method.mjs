// Calls each method of a client that asks for something in the contract, with the examples of the
// contract as its arguments.
// node every-method.mjs <host and port of the service> <the client> <access token>
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { examplesOf } from './contract-examples.mjs';
import { tell } from './steps.mjs';
import { signatureOf } from './signature.mjs';
import { argumentsFor, survey } from './survey.mjs';
import { whatIsLacking } from './what-is-lacking.mjs';

const [host, name, token] = process.argv.slice(2);
const [area, base] = {
  'docusign-esign': ['esign-v2.1', '/restapi'],
  'docusign-rooms': ['rooms-v2', '/restapi'],
  'docusign-admin': ['admin-v2', ''],
}[name];
const library = createRequire(import.meta.url)(name);
const client = new library.ApiClient();
client.setBasePath(`https://${host}${base}`);
client.addDefaultHeader('Authorization', `Bearer ${token}`);

const contract = examplesOf(area);
for (const method of survey(library)) {
  const title = `${method.api}.${method.name}`;
  const examples = contract.get(`${method.verb} ${method.path}`);
  if (examples === undefined) await tell({ title, failed: false, gave: 'not in the contract' });
  else {
    const { api, name: methodName } = method;
    const places = signatureOf(method, examples.pathNames);
    await tell({
      title,
      ...(await outcomeOf(method, examples)),
      signature: { area, api, method: methodName, arguments: places },
    });
  }
}

async function outcomeOf(method, examples) {
  const api = new library[method.api](client);
  try {
    const answer = await api[method.name](
      ...argumentsFor(method.count, valuesFor(method, examples)),
    );
    const lacking = whatIsLacking(method, examples, answer);
    return { failed: false, gave: 'answered', ...(lacking && { lacking }) };
  } catch (error) {
    const { status, statusCode, data, body } = error.response ?? error;
    if (status === undefined && statusCode === undefined) throw error;
    const told = data ?? body;
    return {
      failed: true,
      gave: { status: status ?? statusCode, message: told.message ?? told.error_description },
    };
  }
}

function valuesFor({ inPath, inQuery, inForm, body, contentType }, examples) {
  return [
    ...inPath.map((place, index) => [place, examples.inPath[index]]),
    ...examples.requiredQuery.map((parameter) => [inQuery[parameter.name], parameter.example]),
    ...Object.entries(inForm).map(([part, place]) => [place, fileFor(part)]),
    ...(body === null ? [] : [[body, examples.body(contentType)]]),
  ];
}

function fileFor(part) {
  const file = part.endsWith('.csv') ? 'clerks.csv' : 'berth-lease.pdf';
  return createReadStream(new URL(file, import.meta.url));
}
