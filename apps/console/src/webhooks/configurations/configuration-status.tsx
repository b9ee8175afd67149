import { Status } from '../../parts/status.tsx';
import type { OwnedConfiguration } from './load-configurations.ts';

/** The status of a configuration: on, off or paused. */
export function ConfigurationStatus({ configuration }: { configuration: OwnedConfiguration }) {
  const { isOn, isPaused } = configuration;
  if (!isOn) return <Status value="off" />;
  return isPaused ? <Status value="paused" tone="waiting" /> : <Status value="on" tone="good" />;
}
