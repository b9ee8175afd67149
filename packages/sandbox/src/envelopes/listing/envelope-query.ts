import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { Condition } from '../../state/envelope-conditions.ts';
import type { EnvelopeFilter } from '../../state/envelopes.ts';

/** Parameters of a list of envelopes, by name. */
export interface EnvelopeQuery {
  ac_status?: string | undefined;
  custom_field?: string | undefined;
  email?: string | undefined;
  envelope_ids?: string | undefined;
  folder_ids?: string | undefined;
  folder_types?: string | undefined;
  from_date?: string | undefined;
  from_to_status?: string | undefined;
  intersecting_folder_ids?: string | undefined;
  last_queried_date?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  order_by?: string | undefined;
  powerformids?: string | undefined;
  search_text?: string | undefined;
  status?: string | undefined;
  to_date?: string | undefined;
  user_filter?: string | undefined;
  user_id?: string | undefined;
  user_name?: string | undefined;
}

/** A check whether an envelope belongs to a list, for filters without a column. */
export type Predicate = (envelope: StoredEnvelope) => boolean;

/** A part of a query: columns and labels, and a function for the rest. */
export interface ListPart {
  filter?: Partial<Omit<EnvelopeFilter, 'conditions'>>;
  conditions?: Condition[];
  predicates?: Predicate[];
}
