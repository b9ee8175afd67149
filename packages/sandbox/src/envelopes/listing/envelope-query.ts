import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { Condition } from '../../state/envelope-conditions.ts';
import type { EnvelopeFilter } from '../../state/envelopes.ts';

/** What a list of envelopes is asked for, by the names of the parameters. */
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

/** Whether an envelope belongs to a list, where the columns do not say it. */
export type Predicate = (envelope: StoredEnvelope) => boolean;

/** A part of a question: columns and labels, and what they cannot say. */
export interface ListPart {
  filter?: Partial<Omit<EnvelopeFilter, 'conditions'>>;
  conditions?: Condition[];
  predicates?: Predicate[];
}
