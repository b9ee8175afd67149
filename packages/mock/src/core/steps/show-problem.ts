import { isJson, parseMediaType, type MockResponse } from '../message.ts';
import { isOfBrowser } from '../pages/is-navigation.ts';
import { noticePage } from '../pages/notice-page.ts';
import type { After, Call } from './steps.ts';

/** The operation to which applications send browsers. */
const forBrowsers = 'OAuth_authorize';

/** The areas that give people addresses of pages among those of operations. */
const withPages: ReadonlySet<string> = new Set(['click', 'maestro', 'oauth', 'webforms']);

/**
 * Shows a person in a browser why the log-in cannot begin: with wrong parameters or under a fault.
 * Also shows that nothing is at an address of an area whose links people follow, as of a link that
 * was cut. Programs get the error.
 */
export function showProblem({ request, found }: Call): After | undefined {
  const isOpened =
    found.kind === 'operation'
      ? found.route.id === forBrowsers
      : found.kind === 'notFound' && withPages.has(found.area.area);
  return isOpened && isOfBrowser(request) ? toPage : undefined;
}

function toPage(response: MockResponse): MockResponse {
  const { status, headers, outcome } = response;
  if (status < 400 || !isJson(parseMediaType(headers['content-type']))) return response;
  const page = noticePage({
    status,
    title: status === 404 ? 'Nothing is at this address' : 'This application cannot log you in',
    text: [
      outcome?.problem ?? `The service answers with the status ${status}.`,
      status === 404
        ? 'Perhaps a part of the link is missing: copy the whole link again. Otherwise tell the people who run the application what this page says.'
        : 'The link of the application is wrong, or the service is not available. Go back to the application, and tell the people who run it what this page says.',
    ],
    links: [{ href: '/', words: 'Open the console of this server' }],
  });
  return { ...response, headers: { ...headers, ...page.headers }, body: page.body };
}
