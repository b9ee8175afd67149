import { visit } from '../visit.js';

// For what opens the page.
globalThis.visit = visit;
