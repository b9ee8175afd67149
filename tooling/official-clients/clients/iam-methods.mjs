// Calls each method of the vendor's client for the newer areas, with the examples of the contract.
// node iam-methods.mjs <host and port of the service> <the client> <access token>
//   <file with the seeds of operations>
import { readFileSync } from 'node:fs';
import { IamClient } from '@docusign/iam-sdk';
import * as models from '@docusign/iam-sdk/models/operations';
import { applySeed } from './apply-seed.mjs';
import { readExamples } from './contract-examples.mjs';
import { report } from './steps.mjs';

const [host, , token, seedsFile] = process.argv.slice(2);
const seeds = JSON.parse(readFileSync(seedsFile, 'utf8'));
const client = new IamClient({
  serverURL: `https://${host}`,
  accessToken: token,
  retryConfig: { strategy: 'none' },
});
/** The operations of the contract, by the last part of their IDs. */
const contract = new Map(
  ['maestro', 'navigator', 'workspaces', 'connected-fields'].flatMap((area) =>
    [...readExamples(area).values()].map((one) => [
      one.operation.split('_').at(-1).toLowerCase(),
      one,
    ]),
  ),
);
/** The methods with another name than their operation. */
const renamed = { getConnectedFieldsTabGroups: 'getTabGroups' };
/** The schemas with another name than their method. */
const schemas = { getConnectedFieldsTabGroups: 'ConnectedFieldsApiGetTabGroups' };
const file = readFileSync(new URL('berth-lease.pdf', import.meta.url));

for (const [path, method, call] of listMethods(client)) {
  // The log-in is at another host.
  if (path[0] === 'auth') continue;
  const examples = contract.get((renamed[method] ?? method).toLowerCase());
  const title = [...path, method].join('.');
  if (seeds[examples.operation] !== undefined) await applySeed(host, seeds[examples.operation]);
  try {
    await call(createRequest(method, examples));
    await report({ title, failed: false, result: 'accepted' });
  } catch (error) {
    await report({ title, failed: true, result: String(error.body ?? error.message) });
  }
}

/** Lists the methods of a client and of the objects that it has. */
function listMethods(owner, path = []) {
  const members = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(owner));
  return Object.entries(members).flatMap(([name, { get }]) => {
    if (get !== undefined) return listMethods(owner[name], [...path, name]);
    return name === 'constructor' ? [] : [[path, name, owner[name].bind(owner)]];
  });
}

/** Makes the argument of a method: what the client itself reads of a request with the examples. */
function createRequest(method, examples) {
  const name = `${schemas[method] ?? method}Request$inboundSchema`.toLowerCase();
  const [, schema] = Object.entries(models).find(([key]) => key.toLowerCase() === name);
  const { shape } = schema.shape === undefined ? schema.innerType() : schema;
  const multipart = examples.body('multipart/form-data');
  const isUpload = Object.keys(multipart).length > 0;
  const parts = Object.keys(shape).map((key) => [key, chooseValue(key, examples)]);
  const known = parts.filter(([, value]) => value !== undefined);
  if (!isUpload) return schema.parse(Object.fromEntries(known));
  const [body] = parts.filter(([, value]) => value === undefined).map(([key]) => key);
  const upload = { file: new File([file], 'berth-lease.pdf', { type: 'application/pdf' }) };
  return { ...Object.fromEntries(known), [`${body[0].toLowerCase()}${body.slice(1)}`]: upload };
}

function chooseValue(key, { required, body }) {
  const parameter = required('path', key) ?? required('query', key);
  if (parameter !== undefined) return parameter;
  const example = body('application/json');
  return /^[A-Z]/.test(key) && Object.keys(example).length > 0 ? example : undefined;
}
