import type { MockResponse } from '@countersign/mock/core/server';

/** Undoes what a visit has written, and answers with a page all the same. */
export class RefusedPage extends Error {
  override name = 'RefusedPage';
  readonly page: MockResponse;

  constructor(page: MockResponse) {
    super('a visit was refused');
    this.page = page;
  }
}
