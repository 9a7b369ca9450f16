import type { ListPosition } from '../quizzes/quiz-list.ts';

/** What quizzes side by side are sorted by; with `-` in front the largest comes first. */
export const COMPARISON_SORTS = [
  'title',
  '-title',
  'status',
  '-status',
  'responses',
  '-responses',
  'score',
  '-score',
  'passRate',
  '-passRate',
  'time',
  '-time',
  'rating',
  '-rating',
  'last',
  '-last',
] as const;
export type ComparisonSort = (typeof COMPARISON_SORTS)[number];

/** What quizzes side by side are searched and sorted by. A number that is undefined is not known or not there. */
export interface Comparable {
  id: string;
  title: string;
  status: string;
  responses: number;
  averageScore?: number | undefined;
  passRate?: number | undefined;
  averageSeconds?: number | undefined;
  rating: { average: number; count: number };
  /** Epoch ms. */
  lastResponse?: number | undefined;
}

type Column = ComparisonSort extends infer Sort ? (Sort extends `-${string}` ? never : Sort) : never;
type Value = string | number | undefined;

const COLUMNS: Record<Column, (quiz: Comparable) => Value> = {
  title: ({ title }) => title.toLocaleLowerCase('en'),
  status: ({ status }) => status,
  responses: ({ responses }) => responses,
  score: ({ averageScore }) => averageScore,
  passRate: ({ passRate }) => passRate,
  time: ({ averageSeconds }) => averageSeconds,
  rating: ({ rating }) => (rating.count > 0 ? rating.average : undefined),
  last: ({ lastResponse }) => lastResponse,
};

/** What is not there comes last in either direction. As a text, because a place has no undefined. */
const NOTHING = '\uffff';

function compare(sort: ComparisonSort, [a, idA]: ListPosition, [b, idB]: ListPosition): number {
  const missing = Number(a === NOTHING) - Number(b === NOTHING);
  if (missing !== 0) return missing;
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
  return (sort.startsWith('-') ? -order : order) || (idA < idB ? -1 : Number(idA > idB));
}

interface Wanted {
  search?: string | undefined;
  status: string;
  sort: ComparisonSort;
  limit: number;
  /** Where the page before ended. */
  after?: ListPosition | undefined;
}

/** The quizzes that fit, one page of them, and where the next one begins, if there is one. */
export function pageOfComparison<Quiz extends Comparable>(
  quizzes: readonly Quiz[],
  { search = '', status, sort, limit, after }: Wanted,
): { total: number; quizzes: Quiz[]; next?: ListPosition } {
  const column = COLUMNS[sort.replace('-', '') as Column];
  const words = search.toLowerCase();
  const placed = quizzes
    .filter(
      (quiz) => (status === 'all' || quiz.status === status) && quiz.title.toLowerCase().includes(words),
    )
    .map((quiz) => ({ quiz, place: [column(quiz) ?? NOTHING, quiz.id] as const satisfies ListPosition }))
    .toSorted((a, b) => compare(sort, a.place, b.place));
  const rest = after ? placed.filter(({ place }) => compare(sort, place, after) > 0) : placed;
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return {
    total: placed.length,
    quizzes: page.map(({ quiz }) => quiz),
    ...(last && rest.length > limit && { next: last.place }),
  };
}
