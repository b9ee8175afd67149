import type { Context } from '../../engine/context.ts';

/**
 * The caller who changes recipients, and the target of warnings: a call of an operation, or a page.
 */
export type RecipientsContext = Pick<Context, 'account' | 'caller' | 'warn' | 'strict'>;
