import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import type { StoredConfiguration } from './configuration.ts';

/** A configuration as the service shows it: without what is secret. */
export function presentConfiguration(
  configuration: StoredConfiguration,
): ConnectCustomConfiguration {
  const shown: ConnectCustomConfiguration = { ...configuration };
  delete shown.password;
  delete shown.salesforceAuthcode;
  return shown;
}
