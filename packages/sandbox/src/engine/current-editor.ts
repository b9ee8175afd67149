import type { Editor } from '../state/model/account.ts';
import type { Context } from './context.ts';

/** The caller, as records keep who made or changed them. */
export function currentEditor({
  caller: { userId, userName, email },
}: Pick<Context, 'caller'>): Editor {
  return { userId, userName, email };
}
