/** The id of what has been released of a package, such as `client`. */
export const packageId = (name: string): string => name.slice(name.indexOf('/') + 1);

/** The id of one version, such as `client-0.1.0`. */
export const versionId = (name: string, version: string): string => `${packageId(name)}-${version}`;

/** The id of a change that has not been released yet. */
export const changeId = (id: string): string => `unreleased-${id}`;
