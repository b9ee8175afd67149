import type { Page } from 'playwright-core';

/** The picture of a page of a document, or its small one beside the documents. */
const picture = /\/_countersign\/views\/session\/[^/]+\/(?:pages|thumbnails)\/[^?]+\.png\?/;

/**
 * Collects what a browser complains of on a page. A picture that it asks for while a form is on its
 * way can come after the session, which the form has ended: that is no fault of the page.
 */
export function collectComplaints(page: Page, complaints: string[]): void {
  let isSending = false;
  page.on('request', (request) => {
    // The response to a form leads on to another page.
    if (request.isNavigationRequest() && request.redirectedFrom() === null)
      isSending = request.method() === 'POST';
  });
  page.on('console', (message) => {
    const { url } = message.location();
    if (!isSending || !picture.test(url)) complaints.push(`${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}
