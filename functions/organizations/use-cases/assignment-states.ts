import type { TakerState } from '@quizhall/shared/model/organizations/assignment-limits';

/** Progress of assigned people in files. */
export const STATE_NAMES: Record<TakerState, string> = {
  not_opened: 'not opened',
  in_progress: 'in progress',
  handed_in: 'handed in',
  ran_out: 'ran out of time',
};
