// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TaskResponsibilityType } from './TaskResponsibilityType.js';

/** What people have to do with tasks. */
export interface GlobalTaskResponsibilityTypes {
    /** Every responsibility that a person can have for a task. */
    taskResponsibilityTypes?: TaskResponsibilityType[] | undefined;
}
