import { extensionOf, isJson } from '../contract/media-types.ts';
import { readMediaType, formatSize, type Answer } from './answer.ts';
import { make } from './dom.ts';
import { jsonView, type LinkCode } from './json-view.ts';

/** A body in the form that suits it: coloured JSON, text, a picture, or a file to save. */
export async function bodyView(answer: Answer, linkCode: LinkCode): Promise<HTMLElement> {
  const { response, body } = answer;
  const type = readMediaType(response);
  if (body.size === 0) return make('p', {}, 'The response has no body.');
  if (type.startsWith('image/')) return picture(body);
  if (isJson(type)) return block(jsonOrText(await body.text(), linkCode));
  if (type.startsWith('text/') || /[/+]xml$/.test(type)) return block(await body.text());
  return file(answer, type);
}

/** Creates a block that the keyboard can focus, since it may have to be scrolled. */
function block(content: Node | string): HTMLElement {
  const label = 'Body of the response';
  return make('pre', { tabindex: '0', role: 'region', 'aria-label': label }, content);
}

function jsonOrText(text: string, linkCode: LinkCode): Node | string {
  try {
    return jsonView(text, linkCode);
  } catch (error) {
    // A server that says JSON and sends something else is shown as it is.
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

function picture(body: Blob): HTMLElement {
  return make('img', { src: URL.createObjectURL(body), alt: 'The picture of the answer' });
}

function file({ response, body }: Answer, type: string): HTMLElement {
  const name = fileName(response.headers.get('content-disposition') ?? '', type);
  const link = { href: URL.createObjectURL(body), download: name };
  return make('p', {}, make('a', link, `Save ${name}`), ` (${type}, ${formatSize(body.size)})`);
}

function fileName(disposition: string, type: string): string {
  const [, quoted, bare] = /filename="([^"]*)"|filename=([^;]+)/i.exec(disposition) ?? [];
  return quoted ?? bare?.trim() ?? `answer.${extensionOf(type)}`;
}
