export { closure, type Dependency } from '../installed.ts';
export { readBudgets, type Budget } from './file.ts';
export { importsOf, importTime } from './measure.ts';
