import type createClient from 'openapi-fetch';
import type { components, paths } from './generated/control.ts';

/** The schemas of the control API, by their names. */
export type Schemas = components['schemas'];

/** A result of openapi-fetch. */
export interface CallResult<Data> {
  data?: Data;
  error?: Schemas['Problem'];
  response: Response;
}

/** The parts of the control client that the calls of areas are made of. */
export interface CallParts {
  api: ReturnType<typeof createClient<paths>>;
  /**
   * The body of a response.
   * @throws ControlError if the call failed
   */
  unwrap: <Data>(result: CallResult<Data>) => Data;
  /**
   * Checks a call that returns nothing.
   * @throws ControlError if the call failed
   */
  done: (result: CallResult<unknown>) => void;
}
