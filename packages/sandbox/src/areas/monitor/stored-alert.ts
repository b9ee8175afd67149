import { kind } from '../../state/records.ts';

/** An alert that a test has raised. Kept under the organization, by its ID. */
export interface StoredAlert {
  eventId: string;
  accountId: string;
  /** The kind of the alert, such as `IpAddressOutsideAllowedRanges`. */
  action: string;
  userId: string;
  at: number;
}

export const monitorAlerts = kind<StoredAlert>('monitor-alert');
