/** What the request of an operation needs that the examples of the spec do not have. */
export interface Preparation {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Replaces the example of the body. */
  body?: object;
  /** Another request for some permissions, where a finer rule decides on what they can be used. */
  withPermission?: Readonly<Record<string, Omit<Preparation, 'withPermission'>>>;
}

/** By operationId. */
export const preparations: Readonly<Record<string, Preparation>> = {
  // A role that no one has.
  Roles_DeleteRole: { path: { roleId: '52414' } },
};
