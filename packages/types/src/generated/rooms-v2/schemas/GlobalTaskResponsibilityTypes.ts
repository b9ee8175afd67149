// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TaskResponsibilityType } from './TaskResponsibilityType.js';

/** The list of responsibilities for tasks. */
export interface GlobalTaskResponsibilityTypes {
    /** All responsibilities that a person can have for a task. */
    taskResponsibilityTypes?: TaskResponsibilityType[] | undefined;
}
