import { visit } from '../visit.js';

// For the test that opens the page.
globalThis.visit = visit;
