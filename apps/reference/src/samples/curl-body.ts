import type { ExampleBody } from '../contract/example-request.ts';
import { documentFile, findFileName, listFiles } from './files.ts';
import { printJson } from './print.ts';
import { option, shellWord } from './shell.ts';

/** The document of the file as Base64 in one line, in the midst of a word in single quotes. */
const documentText = String.raw`'"$(base64 < ${documentFile} | tr -d '\n')"'`;

/** The options with which curl sends a body. */
export async function bodyOptions(body: ExampleBody): Promise<string[]> {
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
