import type { components } from '../../../src/frame/control/generated/control.ts';
import { inesArcand } from '../ines.ts';

type Seed = components['schemas']['Seed'];

/** The room of the examples, its people, and roles. */
export const roomId = 5_518_203;
export const mara = 33_127;
export const ines = inesArcand.userId;

/** A template with one simple task and one that its reviewer must approve. */
export const twoTasks: Seed = {
  taskListTemplates: [
    {
      taskListTemplateId: 7801,
      name: 'Hand over',
      tasks: [
        { name: 'Clean the berth', people: [{ responsibility: 'assignee', userId: ines }] },
        {
          name: 'Read the meter',
          requiresReview: true,
          people: [
            { responsibility: 'assignee', userId: ines },
            { responsibility: 'reviewer', userId: mara },
          ],
        },
      ],
    },
  ],
};

/** Ines Arcand, with another role in the company; it also lets her see the rooms of her office. */
export function giveInes(permissions: Record<string, boolean>): Seed {
  const roleId = 52_490;
  return {
    roomsRoles: [
      {
        roleId,
        name: 'For one test',
        permissions: { autoAccessToRoomsInOfficeOnly: true, ...permissions },
      },
    ],
    roomsUsers: [
      {
        ...inesArcand,
        roleId,
      },
    ],
  };
}
