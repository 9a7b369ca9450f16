import type { QueryOf } from '@quizhall/shared/contract/endpoint';
import { type OwnResult, users } from '@quizhall/shared/contract/accounts/users';
import { type AttemptKey, parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { dependsOnQuiz, scoreWithheld } from '@quizhall/shared/rules/attempts/disclosure';
import { decodeAttemptCursor, encodeAttemptCursor } from '../../accounts/model/own-attempts-cursor.ts';
import { type AttemptCard, listHandedIn } from '../model/attempts.ts';
import { listDisclosing } from '../../results/model/releases.ts';
import {
  type OwnPlace,
  pageOfAttemptsAt,
  pageOfUserAttempts,
  pagesOfUserAttempts,
} from '../model/user-attempts.ts';
import { endpoint } from '../../http/endpoint.ts';
import { now } from '../../platform/clock.ts';
import { codeOf } from '../../certificates/model/certificate.ts';
import { receiptOf } from '../../certificates/model/receipt.ts';

type Wanted = Pick<
  QueryOf<typeof users.listOwnResults>,
  'quizId' | 'search' | 'outcome' | 'from' | 'sort' | 'limit'
> & { after: OwnPlace | undefined };

/** The first of a person's finished attempts that fit. A score that may not be known decides nothing. */
async function findOwnAttempts(userId: string, wanted: Wanted): Promise<AttemptCard[]> {
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

type Card = AttemptCard & AttemptKey;

export const handler = endpoint(users.listOwnResults, async ({ query, user }) => {
  const { quizId, limit, cursor } = query;
  // One more than is shown tells whether there is another page.
  const page = {
    limit: limit + 1,
    after: cursor === undefined ? undefined : decodeAttemptCursor(cursor, user.id),
  };
  const found = await (isNarrowed(query)
    ? findOwnAttempts(user.id, { ...query, ...page })
    : quizId
      ? pageOfAttemptsAt(quizId, user.id, page)
      : pageOfUserAttempts(user.id, page));
  const cards = found.slice(0, limit).map((card) => ({ ...card, ...parseAttemptId(card.id) }));
  const last = found.length > limit ? cards.at(-1) : undefined;
  return { results: await toResults(cards), nextCursor: last && encodeAttemptCursor(last) };
});

const isNarrowed = ({ search, outcome, from, sort }: QueryOf<typeof users.listOwnResults>): boolean =>
  Boolean(search || outcome || from) || sort === 'oldest';

/** Everything but quiz and receipt stands on the card. */
async function toResults(cards: readonly Card[]): Promise<OwnResult[]> {
  const [quizzes, handedIn] = await Promise.all([
    listDisclosing(cards.map(({ quizId }) => quizId)),
    listHandedIn(cards.map(({ id }) => id)),
  ]);
  const results = cards.map(async (card) => {
    const attempt = handedIn.get(card.id);
    // Deleted between the two reads.
    if (!attempt) return [];
    const quiz = quizzes.get(card.quizId);
    const withheld = scoreWithheld(card, quiz, now());
    const earned = !withheld && card.passed && !card.uncounted && card.certificate !== undefined;
    return {
      submissionId: card.id,
      quiz: { id: card.quizId, title: card.quizTitle, code: quiz?.code },
      attemptNumber: card.number,
      status: card.status,
      ...(withheld ? { withheld } : { score: card.percentage, isPassing: card.passed }),
      uncounted: card.uncounted,
      annulled: card.annulled,
      completedAt: new Date(card.completedAt).toISOString(),
      certificateCode: earned ? await codeOf(card.id) : undefined,
      ...(attempt.erased
        ? { deletedAt: new Date(attempt.erased.at).toISOString() }
        : { receipt: await receiptOf(attempt, card) }),
    };
  });
  return (await Promise.all(results)).flat();
}
