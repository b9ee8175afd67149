import type { Permissions } from '@countersign/types/rooms-v2';
import type { components } from '../../../src/frame/control/generated/control.ts';

type Seed = components['schemas']['Seed'];

/** The room of the examples, with the documents of the seed. */
export const quay = 5_518_203;
/** A room of the other office, without documents. */
export const pier = 5_600_001;
export const mara = 33_127;
export const ines = 33_129;
export const jonas = 33_140;

/** The people in the room at the pier, with their permissions. */
interface PierOptions {
  ines?: Permissions;
  jonas?: Permissions;
  /** Gives Ines and Jonas the same role (with the permissions of Ines). */
  sameRole?: boolean;
  /** The office of Jonas (4411); Ines is of 4410. */
  officeOfJonas?: number;
  owners?: number[];
}

/**
 * A room with Mara, an administrator, who owns it; with Ines, who sends envelopes; and with Jonas,
 * who may only look at them.
 */
export function createPier(options: PierOptions = {}): Seed {
  const { sameRole = false, officeOfJonas = 4411, owners = [mara] } = options;
  const roleOfJonas = sameRole ? 52_490 : 52_491;
  return {
    roomsRoles: [
      { roleId: 52_490, name: 'Ines in this test', permissions: { ...options.ines } },
      { roleId: 52_491, name: 'Jonas in this test', permissions: { ...options.jonas } },
    ],
    roomsUsers: [
      {
        userId: jonas,
        eSignUserId: 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83',
        email: 'jonas.weber@harbour.example',
        firstName: 'Jonas',
        lastName: 'Weber',
        accessLevel: 'Contributor',
        roleId: 52_413,
        defaultOfficeId: officeOfJonas,
      },
    ],
    rooms: [
      {
        roomId: pier,
        name: 'Pier 9',
        officeId: 4411,
        roomOwnerIds: owners,
        createdByUserId: mara,
        people: [
          { userId: mara, roleId: 52_410 },
          { userId: ines, roleId: 52_490 },
          { userId: jonas, roleId: roleOfJonas },
        ],
      },
    ],
  };
}
