import { PARTICIPANT_SORTS, PARTICIPANT_STATUSES } from '@quizhall/shared/model/enums';
import { choice, type FilterValues, order, typed } from '@/lib/list/filters.ts';

/** Filters of the participants with their URL parameters. */
export const PARTICIPANT_FILTERS = {
  q: typed(),
  status: choice(['all', ...PARTICIPANT_STATUSES], 'all'),
  sort: order(PARTICIPANT_SORTS, 'recent'),
  /** Id of a department, `none`, or empty for all. */
  department: typed(),
};

export type ParticipantFilters = FilterValues<typeof PARTICIPANT_FILTERS>;
