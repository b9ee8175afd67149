import type { Schemas } from '../api/control.ts';
import { inTenant } from '../api/tenant.ts';

/** The pages of what is due, by its kind: the words of a link, and its path for a key. */
const pages: Readonly<Record<string, (key: string) => readonly [words: string, path: string]>> = {
  'bulk-send': (key) => ['The bulk send', `/console/records/bulk-sends/${key}`],
  'clickwrap-activation': () => ['Clickwraps', '/console/records/clickwraps'],
  'connect-retry': () => ['Webhooks', '/console/webhooks'],
  // Its key is an account, a room and a user.
  'room-access-end': (key) => ['The room', `/console/records/rooms/${key.split('/')[1] ?? ''}`],
  ...Object.fromEntries(
    [
      'asset-group-work',
      'organization-settings-export',
      'organization-settings-import',
      'organization-user-export',
      'organization-work-expiry',
      'user-import',
    ].map((kind) => [kind, () => ['Organizations', '/console/records/organizations'] as const]),
  ),
};

/** A link to what a scheduled item is about; nothing if no page shows it. */
export function DueSubject({ item }: { item: Schemas['ScheduledItem'] }) {
  const { kind, key, envelopeId, subject = '' } = item;
  if (envelopeId !== undefined)
    return (
      <a href={inTenant(`/console/envelopes/${envelopeId}`)}>
        {subject === '' ? envelopeId : subject}
      </a>
    );
  const page = pages[kind]?.(key);
  if (page === undefined) return <span class="quiet">–</span>;
  const [words, path] = page;
  return <a href={inTenant(path)}>{words}</a>;
}
