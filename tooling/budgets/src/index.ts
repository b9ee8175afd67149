export { readBudgets, type Budget } from './budgets.ts';
export { closure, type Dependency } from './closure.ts';
export { importTime } from './import-time.ts';
export { importsOf } from './measure.ts';
