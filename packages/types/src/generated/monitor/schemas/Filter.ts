// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * A condition. Names of members count in any case. `FilterName` says which one it is: `Time` has a
 * `BeginTime` and an `EndTime`, `Has` a `ColumnName` and a `Value`, and `In` a `ColumnName` and
 * `Values`. A column is a member of an event, such as `Object`.
 */
export interface Filter {
    [key: string]: unknown;
}
