import { Status } from '../../parts/status.tsx';
import type { OwnedConfiguration } from './load-configurations.ts';

/** Whether a configuration sends messages. */
export function ConfigurationStatus({ configuration }: { configuration: OwnedConfiguration }) {
  const { isOn, isPaused } = configuration;
  if (!isOn) return <Status value="off" />;
  return isPaused ? <Status value="paused" tone="waiting" /> : <Status value="on" tone="good" />;
}
