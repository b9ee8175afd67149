import { FaultsCard } from './faults-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { WarningsCard } from './warnings-card.tsx';

/** Faults on demand, rate limits, and the mode of warnings. */
export function FaultsPart() {
  return (
    <>
      <FaultsCard />
      <LimitsCard />
      <WarningsCard />
    </>
  );
}
