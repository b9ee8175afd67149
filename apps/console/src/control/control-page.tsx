import type { ComponentType } from 'preact';
import { EmptyState } from '../parts/empty-state.tsx';
import { Page } from '../parts/page.tsx';
import { ClockPart } from './clock-part.tsx';
import './control.css';
import { IntegrationsPart } from './integrations-part.tsx';
import { SeedPart } from './seed-part.tsx';
import { SnapshotsPart } from './snapshots-part.tsx';
import { TenantsPart } from './tenants-part.tsx';
import { FaultsCard } from './faults-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { WarningsCard } from './warnings-card.tsx';

/** A part of the control of a tenant, with a page of its own. */
interface Part {
  title: string;
  lead: string;
  content: ComponentType;
}

const parts: Readonly<Record<string, Part>> = {
  clock: {
    title: 'Clock',
    lead: 'The time of this tenant. When it moves, everything that is due on the way happens, in order.',
    content: ClockPart,
  },
  faults: {
    title: 'Faults and limits',
    lead: 'What goes wrong on demand in this tenant, and how often programs may call.',
    content: FaultsPart,
  },
  tenants: {
    title: 'Tenants',
    lead: 'Each tenant has its own data and clock. A program names it in the header X-Countersign-Tenant.',
    content: TenantsPart,
  },
  snapshots: {
    title: 'Snapshots',
    lead: 'A snapshot keeps this tenant as it is: its data, documents, clock, faults and limits.',
    content: SnapshotsPart,
  },
  seed: {
    title: 'Seed data',
    lead: 'Add accounts, users, envelopes and other data from YAML or JSON.',
    content: SeedPart,
  },
  integrations: {
    title: 'Integrations',
    lead: 'The applications that can log in, with their keys, and how they get a token here.',
    content: IntegrationsPart,
  },
};

/** The pages that control a tenant. */
export function ControlPage({ part: name = '' }: { part?: string }) {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part === undefined)
    return (
      <Page title="Page not found">
        <EmptyState title="This address has no page">
          <p>Choose a page of Control in the navigation.</p>
        </EmptyState>
      </Page>
    );
  const { title, lead, content: Content } = part;
  return (
    <Page title={title} lead={lead}>
      <Content />
    </Page>
  );
}

/** Faults on demand, rate limits, and the mode of warnings. */
function FaultsPart() {
  return (
    <>
      <FaultsCard />
      <LimitsCard />
      <WarningsCard />
    </>
  );
}
