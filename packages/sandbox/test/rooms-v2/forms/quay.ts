import type { Permissions } from '@countersign/types/rooms-v2';
import type { components } from '../../../src/frame/control/generated/control.ts';

type Seed = components['schemas']['Seed'];

export const roomId = 5_600_001;

/** The role of Ines in the room. */
const roleOfInes = 52_490;

export interface QuayOptions {
  fieldData?: Record<string, unknown>;
  changedAt?: string;
  officeId?: number;
  /** Permissions of Ines in the room. */
  ines?: Permissions;
}

/** A room with Mara, who owns it, and Ines. */
export function createQuay(options: QuayOptions = {}): Seed {
  const { fieldData, changedAt = '2026-11-20T11:00:00Z', officeId = 4410, ines = {} } = options;
  return {
    roomsRoles: [{ roleId: roleOfInes, name: 'Ines in this test', permissions: { ...ines } }],
    rooms: [
      {
        roomId,
        name: 'Quay 9',
        officeId,
        roomOwnerIds: [33_127],
        createdByUserId: 33_127,
        people: [{ userId: 33_127 }, { userId: 33_129, roleId: roleOfInes }],
        fieldData: {
          address1: 'Quay 9',
          state: 'US-ME',
          listingPrice: 495_000,
          contractDate: '2026-11-30',
          isVacant: true,
          ...fieldData,
        },
        fieldDataLastUpdatedDate: changedAt,
      },
    ],
  };
}
