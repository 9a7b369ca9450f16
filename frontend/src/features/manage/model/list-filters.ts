import { QUIZ_SORTS, QUIZ_STATUSES, type QuizSort, type QuizStatus } from '@quizhall/shared/model/enums';

export interface ListFilters {
  search: string;
  status: QuizStatus | 'all';
  sort: QuizSort;
}

const STATUSES = ['all', ...QUIZ_STATUSES] as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, fallback: Value): Value =>
  values.find((value) => value === text) ?? fallback;

/** The filters in the address; what it does not say or says wrongly is the default. */
export function readFilters(params: URLSearchParams): ListFilters {
  return {
    search: (params.get('q') ?? '').slice(0, 200),
    status: oneOf(STATUSES, params.get('status'), 'all'),
    sort: oneOf(QUIZ_SORTS, params.get('sort'), 'recent'),
  };
}

/** The way back; defaults are left out, so that the plain list has the plain address. */
export function writeFilters({ search, status, sort }: ListFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim()) params.set('q', search.trim());
  if (status !== 'all') params.set('status', status);
  if (sort !== 'recent') params.set('sort', sort);
  return params;
}
