import type { ExploreCard } from '@quizhall/shared/model/explore/explore';
import { MOST_COUNTED } from '@quizhall/shared/rules/quizzes/explore-listing';
import * as z from 'zod';
import { listCardNumbers } from '../../results/model/card-numbers.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { listExploreCards } from './explore-cards.ts';
import { getCatalogueView } from './catalogue-cache.ts';
import { type Answer, type Hit, isBefore, search, type View, type Wish } from './search.ts';

type Asked = Omit<Wish, 'after' | 'now'>;

interface Page {
  quizzes: ExploreCard[];
  total: number;
  hasMore: boolean;
  nextCursor?: string;
}

/** So often a page is filled up whose quizzes have left and are still proposed. */
const MOST_ROUNDS = 3;

/** Page of results after the cursor. */
export async function getResultPage(wish: Asked, cursor: string | undefined): Promise<Page> {
  const view = await getCatalogueView();
  const at = now();
  const quizzes: ExploreCard[] = [];
  let after = cursor === undefined ? undefined : readCursor(cursor);
  const current =
    wish.sort === 'participants' && !after?.isIndexed
      ? await rankByParticipants(view, { ...wish, now: at })
      : undefined;
  let total = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const wanted = wish.limit - quizzes.length;
    // One more than is shown tells whether there is another page.
    const answer = current
      ? current.ask(wanted + 1, after)
      : searchIndex(view, { ...wish, limit: wanted + 1, after, now: at });
    total = answer.total;
    const proposed = answer.hits.slice(0, wanted);
    const numbersOf = proposed.some(({ isIndexed }) => isIndexed) ? undefined : current?.numbersOf;
    quizzes.push(...(await listExploreCards(proposed.map(idOf), numbersOf)));
    const isLast = answer.hits.length <= wanted;
    after = isLast ? undefined : proposed.at(-1);
    if (isLast || quizzes.length === wish.limit) break;
  }
  return {
    quizzes,
    total: Math.min(total, MOST_COUNTED),
    hasMore: total > MOST_COUNTED,
    ...(after && { nextCursor: writeCursor(after) }),
  };
}

/** Quizzes whose place in "Most participants" follows their current number instead of the index, which is up to an hour old. */
const CURRENT = 100;

const idOf = ({ id }: Hit) => id;

/** Searches the index; after a hit that the index ranked, every hit is marked as such. */
function searchIndex(view: View, wish: Wish): Answer {
  const answer = search(view, wish);
  return wish.after?.isIndexed
    ? { ...answer, hits: answer.hits.map((hit) => ({ ...hit, isIndexed: true })) }
    : answer;
}

/** Answers pages of "Most participants": the first quizzes by their current numbers, the rest in the order of the index. */
async function rankByParticipants(view: View, wish: Omit<Wish, 'after'>) {
  const { hits, total } = search(view, { ...wish, limit: CURRENT });
  const numbersOf = await listCardNumbers(hits.map(idOf));
  const current = hits
    .map(({ id }): Hit => ({ id, value: numbersOf(id).totalResponses }))
    .toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
  const last = hits.length < CURRENT ? undefined : hits.at(-1);
  const ask = (limit: number, after: Hit | undefined): Answer => {
    if (after?.isIndexed) return searchIndex(view, { ...wish, limit, after });
    const left = after ? current.filter((hit) => isBefore(after, hit)) : current;
    const first = left.slice(0, limit);
    if (!last || first.length === limit) return { hits: first, total };
    const rest = searchIndex(view, {
      ...wish,
      limit: limit - first.length,
      after: { ...last, isIndexed: true },
    });
    return { hits: [...first, ...rest.hits], total };
  };
  return { ask, numbersOf };
}

/** First page of results without a cursor. */
export async function getFirstResults(wish: Asked): Promise<ExploreCard[]> {
  const { hits } = search(await getCatalogueView(), { ...wish, now: now() });
  return listExploreCards(hits.map(idOf));
}

const Position = z.tuple([z.number(), z.string(), z.literal(1).optional()]);

const writeCursor = ({ value, id, isIndexed }: Hit): string =>
  Buffer.from(JSON.stringify(isIndexed ? [value, id, 1] : [value, id])).toString('base64url');

/** @throws AppError INVALID_INPUT for a text that is no cursor of ours */
function readCursor(cursor: string): Hit {
  try {
    const [value, id, isIndexed] = Position.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
    );
    return { value, id, ...(isIndexed && { isIndexed: true }) };
  } catch {
    throw new AppError('INVALID_INPUT', { errors: { cursor: 'Not a cursor of this list' } });
  }
}

/**
 * Cards up to a number: these, and what is popular after them.
 * @param without a quiz that is not among them: the one they stand below
 */
export async function filledUp(
  first: readonly ExploreCard[],
  { shown, filters, without }: { shown: number; filters: Wish['filters']; without?: string },
): Promise<ExploreCard[]> {
  if (first.length >= shown) return first.slice(0, shown);
  const known = new Set([without, ...first.map(({ id }) => id)]);
  // As many as may be known already come on top.
  const popular = await getFirstResults({ query: '', filters, sort: 'popular', limit: shown + known.size });
  return [...first, ...popular.filter(({ id }) => !known.has(id))].slice(0, shown);
}
