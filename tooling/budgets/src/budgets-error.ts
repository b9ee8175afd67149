/** What can be put right without knowing this code, and is said in one line. */
export class BudgetsError extends Error {}
