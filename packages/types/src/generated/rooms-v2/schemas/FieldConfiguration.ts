// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DependsOn } from './DependsOn.js';
import type { SelectListFieldOption } from './SelectListFieldOption.js';

/** The rules for the value of a field; only those that fit its type are given. */
export interface FieldConfiguration {
    /**
     * The highest number that the field takes.
     *
     * Format: double
     */
    readonly maxValue?: number | undefined;
    /**
     * The lowest number that the field takes.
     *
     * Format: double
     */
    readonly minValue?: number | undefined;
    /**
     * The step between allowed numbers; 0.01 for amounts with cents.
     *
     * Format: double
     */
    readonly multipleOf?: number | undefined;
    /**
     * How many characters the value may have at most.
     *
     * Format: int32
     */
    readonly maxLength?: number | undefined;
    /**
     * How many characters the value must have at least.
     *
     * Format: int32
     */
    readonly minLength?: number | undefined;
    /** A regular expression that the value must match. */
    readonly pattern?: string | undefined;
    /** Whether other fields react to changes of this one. */
    readonly isPublisher?: boolean | undefined;
    /** The fields that this one reacts to. */
    readonly dependsOn?: DependsOn[] | undefined;
    /** The choices of a select list. */
    readonly options?: SelectListFieldOption[] | undefined;
}
