import { isJson, parseMediaType, type MockResponse } from '../message.ts';
import { isOfBrowser } from '../pages/is-navigation.ts';
import { noticePage } from '../pages/notice-page.ts';
import type { After, Call } from './steps.ts';

/** The operation to which applications send browsers. */
const forBrowsers = 'OAuth_authorize';

/**
 * Shows a person in a browser why the log-in cannot begin: with wrong parameters, under a fault, or
 * at an address of the authentication service that does not exist. Programs get the error.
 */
export function showProblem({ request, found }: Call): After | undefined {
  const isOpened =
    found.kind === 'operation'
      ? found.route.id === forBrowsers
      : found.kind === 'notFound' && found.area.area === 'oauth';
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
      'The link of the application is wrong, or the service is not available. Go back to the application, and tell the people who run it what this page says.',
    ],
    links: [{ href: '/', words: 'Open the console of this server' }],
  });
  return { ...response, headers: { ...headers, ...page.headers }, body: page.body };
}
