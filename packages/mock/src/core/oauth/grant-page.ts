import type { Answer } from '../engine/complete-answer.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import { isOfBrowser } from '../pages/is-navigation.ts';
import { noticePage } from '../pages/notice-page.ts';
import type { GrantRefusal } from './grant-refusal.ts';

/**
 * Shows a person in a browser why an application cannot log in, with the sent and the registered
 * values.
 */
export function grantPage({ message, help }: GrantRefusal): MockResponse {
  return noticePage({
    status: 400,
    title: 'This application cannot log you in',
    text: [message, ...(help === undefined ? [] : [help.advice])],
    facts: (help?.facts ?? []).map(({ name, values }) => ({
      name,
      values: values.length === 0 ? ['none'] : values,
    })),
  });
}

/**
 * Shows the same page for an answer of the operation, if a browser navigates to its address.
 * Programs get the documented error.
 */
export function showGrantRefusal(request: MockRequest, refusal: GrantRefusal): Answer | undefined {
  if (!isOfBrowser(request)) return undefined;
  const { status, headers, body } = grantPage(refusal);
  const { 'content-type': mediaType = '', ...others } = headers;
  return { status, headers: others, file: { bytes: body, mediaType } };
}
