export { closure, type Dependency } from '../installed.ts';
export { readBudgets, type Budget } from './file.ts';
export { listImports, importTime } from './measure.ts';
