import type { MockRequest, Page } from '@countersign/mock/core/server';
import type { ConnectMessage } from '@countersign/types/esign-v2.1';
import type { Identity } from '../engine/caller.ts';
import type { Product } from '../engine/product.ts';
import type { Tenants } from '../engine/tenants.ts';
import type { FindPageRoute } from '../pages/route.ts';
import type { State, StateEvent } from '../state/state.ts';
import type { ControlHandlers, ControlId } from './control/control-call.ts';
import type { Job } from './job.ts';

/**
 * An area of the service: all that the server, the clock, the control API and the checks need to
 * know about it. Its handlers and the sections of its seed are found by their files. Code is loaded
 * when it is first needed, so that a server starts without it.
 */
export interface Area {
  /** The name of its folder in `specs`. */
  name: string;
  /** Loads the validators of its responses. */
  validators: () => Promise<object>;
  /** True if it takes the token of an application without a user. */
  takesApplications?: boolean;
  /** True if its calls are logged for users who request that. */
  logsCalls?: boolean;
  /** The jobs that it schedules, by their kinds. */
  jobs?: Readonly<Record<string, Job>>;
  /** Loads what it does when an event happens, in the transaction of the event. */
  hears?: Readonly<Partial<Record<EventName, () => Promise<Hearing>>>>;
  /** Addresses that are not in the specs, such as files, scripts and pages for people. */
  pages?: readonly AreaPage[];
  /** Loads its pages for people below `/_countersign/pages`, which are rendered from the state. */
  views?: () => Promise<FindPageRoute>;
  /** Loads its operations of the control API. */
  control?: () => Promise<Partial<ControlHandlers<ControlId>>>;
  /** Loads the product that Admin gives to users. */
  product?: () => Promise<Product>;
}

/** The name of an event of Connect. */
type EventName = ConnectMessage['event'];

/** A function that is called with an event. Connect records the event afterwards. */
export type Hearing = (state: State, event: StateEvent) => Promise<void>;

/** A page or an API of an area beside its specs. */
interface AreaPage {
  /** The prefix of its addresses, such as `/webforms/us/`. */
  under: string;
  /** Loads it on the first request. It answers undefined where nothing is at the address. */
  load: (parts: PageParts) => Promise<Page['answer']>;
}

/** The parts of the sandbox that the pages of an area work on. */
export interface PageParts {
  tenants: Tenants;
  /** Finds the tenant of a request by its header or its token. */
  findTenant: (request: MockRequest) => string;
  /** Finds the caller and the tenant of a request with a token. */
  identify: (request: MockRequest) => Identity | Promise<Identity>;
}
