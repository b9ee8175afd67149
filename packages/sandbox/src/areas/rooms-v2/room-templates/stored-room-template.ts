import type { RoomForCreate } from '@countersign/types/rooms-v2';
import { kind } from '../../../state/records.ts';
import type { StoredOffice } from '../../../state/model/rooms.ts';

/** A template from which rooms are created. Kept under the account, by its number. */
export interface StoredRoomTemplate {
  roomTemplateId: number;
  name: string;
  isEnabled: boolean;
  transactionSideId?: NonNullable<RoomForCreate['transactionSideId']>;
  /** The task lists of a new room. */
  taskListTemplateIds: number[];
  /** The offices and regions that it is for; without any it is for the whole company. */
  officeIds: number[];
  regionIds: number[];
}

export const roomTemplates = kind<StoredRoomTemplate>('rooms-room-template');

/** Checks whether rooms of an office can be created from a template. */
export function isForOffice(
  { officeIds, regionIds }: StoredRoomTemplate,
  { officeId, regionId }: Pick<StoredOffice, 'officeId' | 'regionId'>,
): boolean {
  if (officeIds.length === 0 && regionIds.length === 0) return true;
  return officeIds.includes(officeId) || (regionId !== undefined && regionIds.includes(regionId));
}
