import type { Suite } from '../suite.ts';
import { connect } from './connect.ts';

/** Every suite, by the word that `npm run bench` takes. */
export const suites: Readonly<Record<string, Suite>> = { connect };
