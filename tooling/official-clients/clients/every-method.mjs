// Calls each method of a client that asks for something in the contract, with the examples of the
// contract as its arguments.
// node every-method.mjs <host and port of the service> <the client> <access token>
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { readExamples } from './contract-examples.mjs';
import { sendReport } from './steps.mjs';
import { argumentsFor, buildSignature, survey } from './survey.mjs';

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

const contract = readExamples(area);
for (const method of survey(library)) {
  const title = `${method.api}.${method.name}`;
  const examples = contract.get(`${method.verb} ${method.path}`);
  if (examples === undefined)
    await sendReport({ title, failed: false, gave: 'not in the contract' });
  else {
    const outcome = await callMethod(method, examples);
    const places = buildSignature(method, examples.pathNames);
    const signature = { area, api: method.api, method: method.name, arguments: places };
    await sendReport({ title, ...outcome, signature });
  }
}

async function callMethod(method, examples) {
  const api = new library[method.api](client);
  // The methods have no argument for them.
  for (const { name, example } of examples.neededHeaders) client.addDefaultHeader(name, example);
  try {
    const answer = await api[method.name](
      ...argumentsFor(method.count, valuesFor(method, examples)),
    );
    const lacking = whatIsLacking(method, examples, answer);
    return { failed: false, gave: 'answered', ...(lacking && { lacking }) };
  } catch (error) {
    const { status, statusCode, data, body } = error.response ?? error;
    if (status === undefined && statusCode === undefined) throw error;
    const detail = data ?? body;
    return {
      failed: true,
      gave: { status: status ?? statusCode, message: detail.message ?? detail.error_description },
    };
  } finally {
    for (const { name } of examples.neededHeaders) delete client.defaultHeaders[name];
  }
}

function valuesFor({ inPath, inQuery, inForm, body, contentType }, examples) {
  return [
    ...inPath.map((place, index) => [place, examples.inPath[index]]),
    ...examples.neededQuery.map((parameter) => [inQuery[parameter.name], parameter.example]),
    ...Object.entries(inForm).map(([part, place]) => [place, fileFor(part)]),
    ...(body === null ? [] : [[body, examples.body(contentType)]]),
  ];
}

function fileFor(part) {
  const [, ending] = part.split('.');
  const files = { csv: 'clerks.csv', xml: 'signing-resources.xml' };
  return createReadStream(new URL(files[ending] ?? 'berth-lease.pdf', import.meta.url));
}

/** Why no program can use a method that is answered, if so. */
function whatIsLacking({ inForm, body }, { needsBody, answer }, given) {
  const takesBody = body !== null || Object.keys(inForm).length > 0;
  if (needsBody && !takesBody) return 'it takes no body';
  const kind = classifyValue(given);
  return answer === 'nothing' || answer === kind ? undefined : `it gives ${kind} and not ${answer}`;
}

function classifyValue(given) {
  if (given === null || given === undefined || given === '') return 'nothing';
  // An image that was read as text has lost its bytes, and other files may.
  if (typeof given === 'string') return 'text';
  return Buffer.isBuffer(given) ? 'bytes' : 'data';
}
