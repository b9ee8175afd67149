// Calls each method of a client whose operation is in the contract, with the examples of the contract
// as arguments.
// node every-method.mjs <host and port of the service> <the client> <access token>
//   <file with the seeds of operations, for a sandbox>
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { applySeed } from './apply-seed.mjs';
import { readExamples } from './contract-examples.mjs';
import { report } from './steps.mjs';
import { arrange, survey } from './survey.mjs';

const [host, name, token, seedsFile] = process.argv.slice(2);
const seeds = seedsFile === undefined ? {} : JSON.parse(readFileSync(seedsFile, 'utf8'));
// The area, the base path, and the beginning of the paths that the client leaves to it.
const [area, base, beginning = ''] = {
  'docusign-esign': ['esign-v2.1', '/restapi'],
  'docusign-rooms': ['rooms-v2', '/restapi'],
  'docusign-admin': ['admin-v2', '/management'],
  'docusign-click': ['click', '/clickapi', '/clickapi'],
  'docusign-webforms': ['webforms', '/api/webforms', '/api/webforms'],
  'docusign-monitor': ['monitor', ''],
}[name];
const library = createRequire(import.meta.url)(name);
const client = new library.ApiClient();
client.setBasePath(`https://${host}${base}`);
client.addDefaultHeader('Authorization', `Bearer ${token}`);

const files = { csv: 'clerks.csv', xml: 'signing-resources.xml' };
const contract = readExamples(area);
for (const method of survey(library)) {
  const title = `${method.api}.${method.name}`;
  const examples = contract.get(`${method.verb} ${beginning}${method.path}`);
  if (examples === undefined) {
    await report({ title, failed: false, result: 'not in the contract' });
    continue;
  }
  // The client has its own names for the parameters of the path.
  const parts = method.parts.map((part, index) => ({ name: examples.pathNames[index], ...part }));
  const places = parts.map((part) => [
    part.marker,
    part.in === 'body'
      ? 'body'
      : `${part.in}.${part.name}${part.marker.isList === true ? '[]' : ''}`,
  ]);
  const signature = {
    area,
    api: method.api,
    method: method.name,
    arguments: arrange(method.count, places),
  };
  await report({ title, ...(await call(method, parts, examples)), signature });
}

async function call(method, parts, examples) {
  const values = parts.flatMap((part) => {
    const value = chooseValue(part, method.contentType, examples);
    if (value === undefined) return [];
    return [[part.marker, part.marker.isList === true ? [value] : value]];
  });
  const api = new library[method.api](client);
  const seed = seeds[examples.operation];
  if (seed !== undefined) await applySeed(host, seed);
  // The methods have no argument for them.
  for (const { name: header, example } of examples.headers)
    client.addDefaultHeader(header, example);
  try {
    const data = await api[method.name](...arrange(method.count, values));
    const lacking = findFlaw(parts, examples, data);
    return { failed: false, result: 'accepted', ...(lacking && { lacking }) };
  } catch (error) {
    const { status, statusCode = status, data, body = data } = error.response ?? error;
    if (statusCode === undefined) throw error;
    const message = body.message ?? body.error_description ?? body.errorMessage;
    return { failed: true, result: { status: statusCode, message } };
  } finally {
    for (const { name: header } of examples.headers) delete client.defaultHeaders[header];
  }
}

/** Chooses the value of a part of the request; undefined for optional query parameters. */
function chooseValue({ in: kind, name: part }, contentType, examples) {
  if (kind === 'body') return examples.body(contentType);
  if (kind !== 'form') return examples.required(kind, part);
  // The example is the name of a file next to it. Otherwise the name of the field has an ending.
  const example = String(examples.body('multipart/form-data')[part]);
  const [resource] = examples.operation.split('_');
  const own = new URL(`../../../specs/${area}/resources/${resource}/${example}`, import.meta.url);
  if (existsSync(own)) return createReadStream(own);
  const [, ending] = (part.includes('.') ? part : example).split('.');
  return createReadStream(new URL(files[ending] ?? 'berth-lease.pdf', import.meta.url));
}

/** Explains why no program can use a method although its call succeeds. */
function findFlaw(parts, { needsBody, response }, data) {
  const takesBody = parts.some((part) => part.in === 'body' || part.in === 'form');
  if (needsBody && !takesBody) return 'it does not take a body';
  const kind = classify(data);
  return response === 'nothing' || response === kind
    ? undefined
    : `it returns ${kind} instead of ${response}`;
}

function classify(data) {
  if (data === null || data === undefined || data === '') return 'nothing';
  // An image that was decoded as text is damaged, and other files may be.
  if (typeof data === 'string') return 'text';
  return Buffer.isBuffer(data) ? 'bytes' : 'data';
}
