import type { QueryOf } from '@quizhall/shared/contract/endpoint';
import type { users } from '@quizhall/shared/contract/users';
import { parseAttemptId } from '@quizhall/shared/model/attempt-id';
import { dependsOnQuiz, scoreWithheld } from '@quizhall/shared/rules/disclosure';
import type { AttemptCard } from '../_data/attempts.ts';
import { listDisclosing } from '../_data/releases.ts';
import { type OwnPlace, pagesOfUserAttempts } from '../_data/user-attempts.ts';
import { now } from '../_platform/clock.ts';

type Wanted = Pick<
  QueryOf<typeof users.listOwnResults>,
  'quizId' | 'search' | 'outcome' | 'from' | 'sort' | 'limit'
> & { after: OwnPlace | undefined };

/** The first of a person's finished attempts that fit. A score that may not be known decides nothing. */
export async function findOwnAttempts(userId: string, wanted: Wanted): Promise<AttemptCard[]> {
  const { after, sort, limit } = wanted;
  // As the index writes instants.
  const from = wanted.from && new Date(wanted.from).toISOString();
  const found: AttemptCard[] = [];
  for await (const cards of pagesOfUserAttempts(userId, { after, from, oldestFirst: sort === 'oldest' })) {
    found.push(
      ...(await withOutcome(
        cards.filter((card) => isAsked(card, wanted)),
        wanted,
      )),
    );
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

function isAsked({ id, quizTitle }: AttemptCard, { quizId, search = '' }: Wanted): boolean {
  const isThere = quizId === undefined || parseAttemptId(id).quizId === quizId;
  return isThere && quizTitle.toLowerCase().includes(search.toLowerCase());
}

async function withOutcome(cards: AttemptCard[], { outcome }: Wanted): Promise<AttemptCard[]> {
  if (outcome === undefined) return cards;
  const quizOf = ({ id }: AttemptCard) => parseAttemptId(id).quizId;
  const quizzes = await listDisclosing(cards.filter(dependsOnQuiz).map(quizOf));
  return cards.filter((card) => {
    const withheld = scoreWithheld(card, quizzes.get(quizOf(card)), now());
    return outcome === (withheld ? 'review' : card.passed ? 'passed' : 'failed');
  });
}
