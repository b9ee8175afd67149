import type { Workflow } from '@countersign/types/maestro';
import { kind } from '../../state/records.ts';

/** An input that a workflow needs when it is triggered. */
export interface WorkflowInput {
  name: string;
  /** The type of its value, such as `String`. */
  type: string;
  default?: string | number | boolean;
}

/** A person in a step: the inputs with the name and the e-mail address, or these themselves. */
export interface StepPerson {
  roleName: string;
  name: string;
  email: string;
}

/** A step of a workflow. */
export type WorkflowStep = { name: string } & (
  | { does: 'form'; fields: readonly string[] }
  | { does: 'sign'; templateId: string; emailSubject?: string; people: readonly StepPerson[] }
  | { does: 'screen'; title: string; text: string }
  | { does: 'wait'; minutes: number }
);

/** A workflow as stored. Times are in milliseconds since 1970. Kept under the account, by its ID. */
export interface StoredWorkflow {
  workflowId: string;
  accountId: string;
  name: string;
  status: NonNullable<Workflow['status']>;
  /** Set while it creates no instances. */
  isPaused?: true;
  triggerId: string;
  /** The way in which it starts: by a call of the API, or with a link. */
  startsBy: 'api' | 'link';
  inputs: readonly WorkflowInput[];
  steps: readonly WorkflowStep[];
  version: string;
  /** The ID of the version in the store of the service. */
  metadataId: string;
  createdAt: number;
  createdBy: string;
  modifiedAt: number;
  modifiedBy: string;
}

export const workflows = kind<StoredWorkflow>('workflow');

/** The states of an instance, in the words of the service. */
export type InstanceStatus = 'In Progress' | 'Completed' | 'Canceled' | 'Failed' | 'Expired';

/** A run through the steps of a workflow. Kept under the account, by its ID. */
export interface StoredInstance {
  instanceId: string;
  workflowId: string;
  accountId: string;
  name: string;
  status: InstanceStatus;
  /** The reason why it failed. */
  reason?: string;
  startedAt: number;
  startedBy: string;
  startedByName: string;
  expiresAt: number;
  modifiedAt: number;
  endedAt?: number;
  canceledAt?: number;
  canceledBy?: string;
  inputs: Readonly<Record<string, unknown>>;
  /** The values that people have entered in forms, by field. */
  entries: Record<string, string>;
  /** The steps of the workflow when it was triggered. */
  steps: readonly WorkflowStep[];
  /** The number of completed steps. */
  completed: number;
  /** The envelopes of the steps with signatures, by the position of the step. */
  envelopes: Record<string, string>;
  /** The two parts of its address that make it secret. */
  mtid: string;
  mtsec: string;
  /** Scheme, host and port that the caller used. */
  origin: string;
  version: string;
  metadataId: string;
  createdBy: string;
}

export const instances = kind<StoredInstance>('workflow-instance');

/** The instance that an envelope belongs to. Kept under the account, by the ID of the envelope. */
export const instanceOfEnvelopes = kind<string>('workflow-envelope');
