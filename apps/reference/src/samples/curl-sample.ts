import { buildTarget, type ExampleRequest, type ExampleBody } from '../contract/example-request.ts';
import type { Operation } from '../contract/operations.ts';
import { getBaseUrl } from './address.ts';
import { describeAnswer } from './answer.ts';
import { application, token } from './credentials.ts';
import type { Sample } from './sample.ts';
import { command, option, shellWord } from './shell.ts';
import { documentFile, findFileName, listFiles } from './files.ts';
import { printJson } from './print.ts';

/** The document of the file as Base64 in one line, in the midst of a word in single quotes. */
const documentText = String.raw`'"$(base64 < ${documentFile} | tr -d '\n')"'`;

/** The options with which curl sends a body. */
async function bodyOptions(body: ExampleBody): Promise<string[]> {
  const type = option('--header', `Content-Type: ${body.mediaType}`);
  switch (body.kind) {
    case 'json':
      return [type, `--data ${await jsonWord(body)}`];
    case 'text':
      return [type, option('--data', body.value)];
    case 'bytes':
      return [type, option('--data-binary', `@${findFileName(body.mediaType)}`)];
    // curl itself knows the media types of forms.
    case 'form':
      return listFields(body.value).map(([name, value]) =>
        option('--data-urlencode', `${name}=${value}`),
      );
    case 'multipart':
      return listFields(body.value).map(([name, file]) => option('--form', `${name}=@${file}`));
  }
}

/** Data as JSON; a document in it is read from its file. */
async function jsonWord(body: ExampleBody): Promise<string> {
  const documents = listFiles(body).flatMap(({ content = [] }) => content);
  return documents.reduce(
    (word, document) => word.replaceAll(document, () => documentText),
    shellWord(await printJson(body.value)),
  );
}

function listFields(value: unknown): [name: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([name, field]) => [name, String(field)]);
}

/**
 * A command that sends a request with curl. No library writes it: those that are kept up cannot
 * send a file as the body, nor save one that comes.
 */
export async function curlSample(request: ExampleRequest): Promise<Sample> {
  const { operation, headers, body } = request;
  const address = shellWord(`${getBaseUrl(operation)}${buildTarget(request)}`);
  const start =
    operation.method === 'GET'
      ? [`curl ${address}`]
      : [`curl ${option('--request', operation.method)}`, address];
  const code = command([
    ...start,
    ...credentialOptions(operation),
    ...Object.entries(headers).map(([name, value]) => option('--header', `${name}: ${value}`)),
    ...(body ? await bodyOptions(body) : []),
    ...answerOptions(operation),
  ]);
  return { language: 'sh', label: 'curl', code };
}

function credentialOptions(operation: Operation): string[] {
  switch (operation.credentials) {
    case 'token':
      return [option('--header', `Authorization: Bearer ${token}`)];
    case 'keys':
      return [option('--user', `${application.key}:${application.secret}`)];
    case 'none':
      return [];
  }
}

/** Returns the options for a response that curl would not print. */
function answerOptions(operation: Operation): string[] {
  const answer = describeAnswer(operation);
  if (answer.kind === 'file') return [option('--output', answer.fileName)];
  return answer.kind === 'redirect' ? ['--include'] : [];
}
