import { shortName } from '../packages/manifests.ts';

/** The id of one version, such as `client-0.1.0`. */
export const versionId = (name: string, version: string): string => `${shortName(name)}-${version}`;

/** The id of a change that has not been released yet. */
export const changeId = (id: string): string => `unreleased-${id}`;
