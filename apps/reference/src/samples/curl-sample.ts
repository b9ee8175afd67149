import { buildTarget, type ExampleRequest } from '../contract/example-request.ts';
import type { Operation } from '../contract/operations.ts';
import { getBaseUrl } from './address.ts';
import { describeAnswer } from './answer.ts';
import { application, token } from './credentials.ts';
import { bodyOptions } from './curl-body.ts';
import type { Sample } from './sample.ts';
import { command, option, shellWord } from './shell.ts';

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
