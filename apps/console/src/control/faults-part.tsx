import { FaultsCard } from './faults-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { WarningsCard } from './warnings-card.tsx';

/** What goes wrong on demand, how often programs may call, and what warnings do. */
export function FaultsPart() {
  return (
    <>
      <FaultsCard />
      <LimitsCard />
      <WarningsCard />
    </>
  );
}
