export { closure, type Dependency } from '../installed.ts';
export { readBudgets, type Budget } from './file.ts';
export { importTime } from './import-time.ts';
export { listImports } from './measure.ts';
