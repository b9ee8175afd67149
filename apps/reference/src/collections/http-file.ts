import type { Area } from '../contract/areas.ts';
import { buildTarget, exampleRequest, type ExampleBody } from '../contract/example-request.ts';
import type { Operation } from '../contract/operations.ts';
import { findFileName } from '../samples/files.ts';
import { printJson } from '../samples/print.ts';
import { listVariables, withVariables } from './variables.ts';

/** The boundary between the parts of a form. */
const boundary = 'countersign';

/**
 * The requests of an area as a file that editors send from: the REST Client of Visual Studio Code,
 * the HTTP Client of JetBrains, and others that read `.http`.
 */
export async function writeHttpFile(area: Area): Promise<string> {
  const variables = Object.entries(listVariables(area)).map(
    ([name, value]) => `@${name} = ${value}`,
  );
  const requests = await Promise.all(area.operations.map(writeRequest));
  return [`# ${area.title}`, ...variables, '', ...requests].join('\n');
}

async function writeRequest(operation: Operation): Promise<string> {
  const request = exampleRequest(operation);
  const { body, headers } = request;
  const lines = [
    `### ${operation.id}: ${operation.summary}`,
    `${operation.method} {{baseUrl}}${withVariables(buildTarget(request))}`,
    ...credentials(operation),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${withVariables(value)}`),
    ...(body === undefined ? [] : await writeBody(body)),
  ];
  return `${lines.join('\n')}\n`;
}

function credentials({ credentials: kind }: Operation): string[] {
  switch (kind) {
    case 'token':
      return ['Authorization: Bearer {{token}}'];
    case 'keys':
      return ['Authorization: Basic {{clientId}}:{{clientSecret}}'];
    case 'none':
      return [];
  }
}

async function writeBody(body: ExampleBody): Promise<string[]> {
  const type = `Content-Type: ${body.mediaType}`;
  switch (body.kind) {
    case 'json':
      return [type, '', await printJson(body.value)];
    case 'text':
      return [type, '', body.value];
    case 'bytes':
      return [type, '', `< ./${findFileName(body.mediaType)}`];
    case 'form':
      return [type, '', new URLSearchParams(Object(body.value)).toString()];
    case 'multipart':
      return [
        `${type}; boundary=${boundary}`,
        '',
        ...Object.entries(Object(body.value)).flatMap(([name, file]) => [
          `--${boundary}`,
          `Content-Disposition: form-data; name="${name}"; filename="${file}"`,
          '',
          `< ./${file}`,
        ]),
        `--${boundary}--`,
      ];
  }
}
