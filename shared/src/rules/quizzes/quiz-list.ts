import type { QuizFilter, QuizSort } from '../../model/enums.ts';
import type { QuizCard } from '../../model/quizzes/quiz.ts';

/** What a list of quizzes is searched, filtered and sorted by. */
export type ListedQuiz = Pick<
  QuizCard,
  | 'id'
  | 'title'
  | 'category'
  | 'status'
  | 'createdAt'
  | 'updatedAt'
  | 'deletedAt'
  | 'totalResponses'
  | 'avgScore'
>;

export interface ListQuery {
  search?: string | undefined;
  status: QuizFilter;
  sort: QuizSort;
  limit: number;
  /** Where the page before ended. */
  after?: ListPosition | undefined;
}

/** The place of a quiz in a sorted list; still a place when the quiz has moved or gone. */
export type ListPosition = readonly [value: string | number, id: string];

/** What a list of quizzes can be sorted by. */
const SORTS: Record<
  QuizSort,
  { value: (quiz: ListedQuiz) => string | number; descending?: true; byNumbers?: true }
> = {
  recent: { value: ({ deletedAt, updatedAt }) => deletedAt ?? updatedAt, descending: true },
  oldest: { value: ({ createdAt }) => createdAt },
  title: { value: ({ title }) => title.toLocaleLowerCase('en') },
  responses: { value: ({ totalResponses }) => totalResponses, descending: true, byNumbers: true },
  performance: { value: ({ avgScore }) => avgScore, descending: true, byNumbers: true },
};

/** Whether an order needs what attempts have counted of every quiz, and not only of those on the page. */
export const sortsByNumbers = (sort: QuizSort): boolean => SORTS[sort].byNumbers === true;

const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

function comparePositions(sort: QuizSort, [a, idA]: ListPosition, [b, idB]: ListPosition): number {
  const order = compareValues(a, b) * (SORTS[sort].descending ? -1 : 1);
  return order || (idA < idB ? -1 : Number(idA > idB));
}

const positionOf = (quiz: ListedQuiz, sort: QuizSort): ListPosition => [SORTS[sort].value(quiz), quiz.id];

/** Whether a search finds a quiz: by a part of its title or category, in any case. */
export function isFoundBy(
  { title, category }: Pick<QuizCard, 'title' | 'category'>,
  search: string,
): boolean {
  const wanted = search.toLowerCase();
  return title.toLowerCase().includes(wanted) || category.includes(wanted);
}

type Standing = Pick<QuizCard, 'status' | 'deletedAt'>;

/** The chip under which a quiz is found: what a deleted one was before does not matter any more. */
const chipOf = ({ status, deletedAt }: Standing): QuizFilter =>
  deletedAt === undefined ? status : 'deleted';

/** Whether a filter shows a quiz. */
export function isUnder(quiz: Standing, filter: QuizFilter): boolean {
  const chip = chipOf(quiz);
  return filter === 'all' ? chip !== 'deleted' : chip === filter;
}

/** The quizzes that fit, one page of them, and where the next one begins, if there is one. */
export function pageOfQuizzes<Quiz extends ListedQuiz>(
  quizzes: readonly Quiz[],
  { search = '', status, sort, limit, after }: ListQuery,
): { matching: Quiz[]; quizzes: Quiz[]; next?: ListPosition } {
  const matching = quizzes.filter((quiz) => isUnder(quiz, status) && isFoundBy(quiz, search));
  const rest = matching
    .filter((quiz) => !after || comparePositions(sort, positionOf(quiz, sort), after) > 0)
    .toSorted((a, b) => comparePositions(sort, positionOf(a, sort), positionOf(b, sort)));
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return { matching, quizzes: page, ...(last && rest.length > limit && { next: positionOf(last, sort) }) };
}

/** How many of these quizzes each filter chip stands for. */
export function countByStatus(quizzes: readonly Standing[]): Record<QuizFilter, number> {
  const counts = { all: 0, published: 0, draft: 0, paused: 0, archived: 0, deleted: 0 };
  for (const quiz of quizzes) {
    if (isUnder(quiz, 'all')) counts.all += 1;
    counts[chipOf(quiz)] += 1;
  }
  return counts;
}
