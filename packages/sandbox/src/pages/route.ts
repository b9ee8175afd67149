import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import type { State } from '../state/state.ts';

/** The handling of an address of the pages. */
export interface PageRoute {
  methods: readonly string[];
  mode: 'read' | 'write';
  /** Runs within a transaction. A function that it returns runs after it. */
  work: (state: State) => Promise<MockResponse | (() => Promise<MockResponse>)>;
}

/** Finds what an address does, by its steps below the folder of the pages. */
export type FindPageRoute = (
  request: MockRequest,
  steps: readonly string[],
  query: URLSearchParams,
) => PageRoute | undefined;
