// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DependsOn } from './DependsOn.js';
import type { SelectListFieldOption } from './SelectListFieldOption.js';

/** The rules for the value of a field. Only rules that apply to its type are included. */
export interface FieldConfiguration {
    /**
     * The maximum number.
     *
     * Format: double
     */
    readonly maxValue?: number | undefined;
    /**
     * The minimum number.
     *
     * Format: double
     */
    readonly minValue?: number | undefined;
    /**
     * The step between allowed numbers, for example 0.01 for amounts with cents.
     *
     * Format: double
     */
    readonly multipleOf?: number | undefined;
    /**
     * The maximum number of characters of the value.
     *
     * Format: int32
     */
    readonly maxLength?: number | undefined;
    /**
     * The minimum number of characters of the value.
     *
     * Format: int32
     */
    readonly minLength?: number | undefined;
    /** A regular expression that the value must match. */
    readonly pattern?: string | undefined;
    /** Indicates whether other fields depend on this one. */
    readonly isPublisher?: boolean | undefined;
    /** The fields on which this one depends. */
    readonly dependsOn?: DependsOn[] | undefined;
    /** The options of a select list. */
    readonly options?: SelectListFieldOption[] | undefined;
}
