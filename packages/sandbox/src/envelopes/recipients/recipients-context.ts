import type { Context } from '../../engine/context.ts';

/** Who changes recipients, and where warnings go: a call of an operation, or a page. */
export type RecipientsContext = Pick<Context, 'account' | 'caller' | 'warn' | 'strict'>;
