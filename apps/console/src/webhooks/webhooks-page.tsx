import { useRoute } from 'preact-iso';
import { ConfigurationsPage } from './configurations/configurations-page.tsx';
import { DeliveriesPage } from './deliveries/deliveries-page.tsx';
import { KeysPage } from './configurations/keys-page.tsx';
import { SignaturePage } from './signature/signature-page.tsx';
import './webhooks.css';

/** Messages about events, and the configurations of Connect that ask for them. */
export function WebhooksPage() {
  const { part = 'deliveries', id } = useRoute().params;
  if (part === 'configurations') return <ConfigurationsPage id={id} />;
  if (part === 'keys') return <KeysPage />;
  if (part === 'signature') return <SignaturePage />;
  return <DeliveriesPage deliveryId={id} />;
}
