import { policySource } from '@countersign/mock/extend';
import type { StoredGrant } from './access/stored-view.ts';
import type { PageRights } from '../../pages/render.ts';

/** Applications under test run on this machine. */
const thisMachine = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://127.0.0.1:*',
];

/**
 * What the pages of a session may do. Without more they may stand in frames of this server, of the
 * application that the browser goes back to, and of applications on this machine.
 */
export function sessionRights({ frameAncestors, returnUrl, ping }: StoredGrant): PageRights {
  const back = returnUrl === undefined ? null : URL.parse(returnUrl);
  const isWeb = back !== null && /^https?:$/.test(back.protocol);
  const source = policySource(returnUrl ?? '');
  return {
    frameAncestors: frameAncestors ?? [
      "'self'",
      ...thisMachine,
      ...(source === undefined ? [] : [source]),
    ],
    connect: policySource(ping?.url ?? ''),
    formScheme: back === null || isWeb ? undefined : back.protocol,
  };
}
