import type { Area } from '../frame/area.ts';
import { adminV2 } from './admin-v2/area.ts';
import { click } from './click/area.ts';
import { connectedFields } from './connected-fields/area.ts';
import { esignV2, esignV21 } from './esign-v2.1.ts';
import { monitor } from './monitor/area.ts';
import { roomsV2 } from './rooms-v2/area.ts';
import { webforms } from './webforms/area.ts';
import { maestro } from './maestro/area.ts';
import { navigator } from './navigator/area.ts';
import { workspaces } from './workspaces/area.ts';

/** The authentication service, whose code is in the folder `oauth`. */
const oauth: Area = { name: 'oauth', validators: () => import('@countersign/zod/oauth') };

/** All areas of the service. */
export const areas: readonly Area[] = [
  esignV21,
  esignV2,
  adminV2,
  roomsV2,
  click,
  webforms,
  monitor,
  maestro,
  navigator,
  workspaces,
  connectedFields,
  oauth,
];
