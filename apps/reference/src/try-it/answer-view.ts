import { formatSize, type Answer, readMediaType } from './answer.ts';
import { bodyView } from './body-view.ts';
import { make } from './dom.ts';
import type { LinkCode } from './json-view.ts';
import { isJson } from '../contract/media-types.ts';

/**
 * Creates the line that summarizes a response, with the message of an error. Short, since it is
 * read out.
 */
export async function summaryView(
  answer: Answer,
  meaning: string,
  linkCode: LinkCode,
): Promise<readonly Node[]> {
  const { response, body, milliseconds } = answer;
  const status = `${response.status} ${response.statusText}`.trim();
  const shown = make('strong', { class: response.ok ? 'good' : 'bad' }, status);
  const measures = ` · ${Math.round(milliseconds)} ms · ${formatSize(body.size)}`;
  const lines = [make('p', {}, shown, measures)];
  if (meaning !== '') lines.push(make('p', {}, meaning));
  const problem = await readProblem(answer);
  if (problem !== undefined && problem.message !== '') {
    const code = linkCode(problem.code) ?? problem.code;
    lines.push(make('p', { class: 'problem' }, code, ' ', problem.message));
  }
  return lines;
}

/** All of an answer that the summary leaves out. */
export async function detailsView(answer: Answer, linkCode: LinkCode): Promise<readonly Node[]> {
  return [headersView(answer.response), await bodyView(answer, linkCode)];
}

function headersView({ headers }: Response): HTMLElement {
  const all = [...headers];
  return make(
    'details',
    {},
    make('summary', {}, `Headers (${all.length})`),
    make(
      'dl',
      {},
      ...all.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]),
    ),
  );
}

/** The code and message of an error, from any of the shapes of the areas. */
interface Problem {
  code: string;
  message: string;
}

/** Reads the problem in a response, if it is an error in JSON. */
async function readProblem({ response, body }: Answer): Promise<Problem | undefined> {
  if (response.ok || !isJson(readMediaType(response))) return undefined;
  try {
    const value: unknown = JSON.parse(await body.text());
    const field = (name: string): string => {
      const found: unknown = Object.getOwnPropertyDescriptor(Object(value), name)?.value;
      return typeof found === 'string' ? found : '';
    };
    return {
      code: field('errorCode') || field('error_code') || field('code') || field('error'),
      message:
        field('message') ||
        field('error_description') ||
        field('errorMessage') ||
        field('detail') ||
        field('error'),
    };
  } catch {
    return undefined;
  }
}
