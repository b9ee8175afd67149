// The calls of the control client that are about areas. The client is for tests, so it loads nothing of
// the areas but these.
import type { CallParts } from '../frame/control/call-parts.ts';
import { createAdminCalls } from './admin-v2/control/calls.ts';
import { createClickCalls } from './click/control/calls.ts';
import { createConnectedFieldsCalls } from './connected-fields/control/calls.ts';
import { createMaestroCalls } from './maestro/control/calls.ts';
import { createMonitorCalls } from './monitor/control/calls.ts';
import { createNavigatorCalls } from './navigator/control/calls.ts';
import { createRoomsCalls } from './rooms-v2/control/calls.ts';
import { createTaskCalls } from './rooms-v2/control/task-calls.ts';
import { createWebFormsCalls } from './webforms/control/calls.ts';
import { createWorkspacesCalls } from './workspaces/control/calls.ts';

/** The calls of all areas. */
export interface AreaCalls
  extends
    ReturnType<typeof createAdminCalls>,
    ReturnType<typeof createClickCalls>,
    ReturnType<typeof createConnectedFieldsCalls>,
    ReturnType<typeof createMaestroCalls>,
    ReturnType<typeof createMonitorCalls>,
    ReturnType<typeof createNavigatorCalls>,
    ReturnType<typeof createRoomsCalls>,
    ReturnType<typeof createTaskCalls>,
    ReturnType<typeof createWebFormsCalls>,
    ReturnType<typeof createWorkspacesCalls> {}

/** Creates the calls of all areas. */
export function createAreaCalls(parts: CallParts): AreaCalls {
  return {
    ...createAdminCalls(parts),
    ...createClickCalls(parts),
    ...createConnectedFieldsCalls(parts),
    ...createMaestroCalls(parts),
    ...createMonitorCalls(parts),
    ...createNavigatorCalls(parts),
    ...createRoomsCalls(parts),
    ...createTaskCalls(parts),
    ...createWebFormsCalls(parts),
    ...createWorkspacesCalls(parts),
  };
}
