import { inTenant } from '../api/tenant.ts';
import { Tabs } from '../parts/tabs.tsx';

/** A part of the pages about webhooks. */
export type WebhooksPart = 'deliveries' | 'configurations' | 'keys' | 'signature';

const titles: Readonly<Record<WebhooksPart, string>> = {
  deliveries: 'Deliveries',
  configurations: 'Configurations',
  keys: 'Keys',
  signature: 'Check a signature',
};
const parts: readonly WebhooksPart[] = ['deliveries', 'configurations', 'keys', 'signature'];

/** The parts of the pages about webhooks. */
export function WebhooksTabs({ current }: { current: WebhooksPart }) {
  return (
    <Tabs
      label="Webhooks"
      tabs={parts.map((part) => ({
        title: titles[part],
        href: webhooksAddress(part),
        current: part === current,
      }))}
    />
  );
}

/** The address of a part, or of something in it. */
export function webhooksAddress(
  part: WebhooksPart,
  id?: string,
  query: Record<string, string> = {},
): string {
  const path = id === undefined ? part : `${part}/${encodeURIComponent(id)}`;
  return inTenant(`/console/webhooks/${path}?${new URLSearchParams(query)}`);
}
