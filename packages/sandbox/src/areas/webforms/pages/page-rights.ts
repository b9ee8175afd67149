import { sessionRights } from '../../../envelopes/views/session-rights.ts';
import type { PageRights } from '../../../pages/render.ts';

/** The rights of the pages of a form: they may be in the frames that signing pages may be in. */
export function pageRights(returnUrl?: string): PageRights {
  return sessionRights({
    view: 'signing',
    accountId: '',
    ...(returnUrl !== undefined && { returnUrl }),
  });
}
