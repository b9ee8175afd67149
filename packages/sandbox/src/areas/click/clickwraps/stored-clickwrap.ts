import type {
  ClickwrapScheduledReacceptance,
  ClickwrapStatus,
  DataField,
  DisplaySettings,
  Document,
} from '@countersign/types/click';
import { kind } from '../../../state/records.ts';
import type { State } from '../../../state/state.ts';

/** A document of a version, as it was sent and as PDF. */
export interface StoredClickDocument extends Pick<
  Document,
  'documentDisplay' | 'mustRead' | 'mustView'
> {
  name: string;
  order: number;
  fileExtension: string;
  /** Set for a document that was sent as `documentHtml`. */
  isHtml?: true;
  /** The file or the HTML as it was sent. */
  original: string;
  /** The file as PDF, and the number of its pages; absent for HTML of a seed, which is converted. */
  pdf?: string;
  pages?: number;
}

/** A version of a clickwrap. Times are in milliseconds since 1970. */
export interface StoredVersion {
  versionId: string;
  /** The parts of its number before and after the point. */
  major: number;
  minor: number;
  status: ClickwrapStatus;
  createdAt: number;
  modifiedAt: number;
  modifiedBy: string;
  /** The time at which it last became active. */
  activatedAt?: number;
  /** The time at which the draft becomes active. */
  scheduledAt?: number;
  requireReacceptance: boolean;
  reacceptance?: ClickwrapScheduledReacceptance;
  displaySettings: DisplaySettings;
  dataFields: DataField[];
  documents: StoredClickDocument[];
}

/** A clickwrap as stored. Kept under the account, by its ID. */
export interface StoredClickwrap {
  clickwrapId: string;
  accountId: string;
  name: string;
  ownerUserId: string;
  isShared: boolean;
  /** Its versions, the oldest first; a draft is the last one. */
  versions: StoredVersion[];
}

export const clickwraps = kind<StoredClickwrap>('clickwrap', { holdsContents: true });

export async function saveClickwrap(
  { of }: Pick<State, 'of'>,
  clickwrap: StoredClickwrap,
): Promise<void> {
  await of(clickwraps).put(clickwrap.accountId, clickwrap.clickwrapId, clickwrap);
}

/** Finds the version that people agree to; undefined if none is active. */
export function findActive({ versions }: StoredClickwrap): StoredVersion | undefined {
  return versions.find(({ status }) => status === 'active');
}

/** Finds the draft of a clickwrap, which is its newest version. */
export function findDraft({ versions }: StoredClickwrap): StoredVersion | undefined {
  return versions.find(({ status }) => status === 'draft');
}

/**
 * Returns the newest version that is not deleted, or the newest of all if they all are; a clickwrap
 * has one at least.
 */
export function newestVersion({ versions, clickwrapId }: StoredClickwrap): StoredVersion {
  const newest = versions.findLast(({ status }) => status !== 'deleted') ?? versions.at(-1);
  if (newest === undefined) throw new Error(`the clickwrap ${clickwrapId} has no version`);
  return newest;
}

/** Writes the number of a version, such as `2.1`. */
export function formatNumber({ major, minor }: Pick<StoredVersion, 'major' | 'minor'>): string {
  return `${major}.${minor}`;
}
