import type { DataOf } from '@quizhall/shared/contract/endpoint';
import type { QueuedSubmission, quizGrading } from '@quizhall/shared/contract/grading/grading';
import { toPoints } from '@quizhall/shared/grading';
import { releaseWithheld } from '@quizhall/shared/rules/attempts/disclosure';
import { type AttemptCard, listHandedIn } from '../../attempts/model/attempts.ts';
import { listFinishedPage } from '../../attempts/model/finished-attempts.ts';
import { getVersion } from '../../quizzes/model/quiz-cache.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { now } from '../../platform/clock.ts';
import { marksOf } from '../model/grade-answers.ts';
import { pendingOf } from '../model/manual-grading.ts';
import { askedOf } from '../../attempts/model/test-form.ts';
import { type Place, placeInIndex, writePlace } from '../../attempts/model/pending-submissions.ts';

type Queue = DataOf<typeof quizGrading.listGradingQueue>;
type AskedQuestion = Queue['questions'][number];

/** Cards of one look into the index; those that wait for a person are read with their marks, a hundred in one call. */
const PAGE = 100;
/** Of finished attempts that one call goes through. */
const MOST_PAGES = 5;

/**
 * Submissions that are not released, without their texts, so that a screen knows everything there is to go through and
 * loads the text of the next answer alone. Nothing keeps a list of them: `docs/decisions/0047-essays.md`.
 */
export async function queuePage(
  quiz: Quiz,
  after: Place | undefined,
  mostPages = MOST_PAGES,
): Promise<Queue> {
  const queue: Queue = { questions: [], submissions: [], open: 0, released: 0 };
  const asked = new Map<string, AskedQuestion>();
  let place: Place = after ?? [0];
  for (let page = 0; page < mostPages && place[0] < quiz.shards; page += 1) {
    const [shard]: Place = place;
    const from = placeInIndex(quiz.id, place);
    const { cards, next } = await listFinishedPage(quiz.id, shard, { limit: PAGE, after: from });
    const essays = await essaysIn(
      cards.filter((card) => isGradable(card)),
      asked,
    );
    for (const card of cards) {
      if (card.uncounted) continue;
      const state = stateOf(card, quiz, essays.get(card.id));
      if (state === 'open' || state === 'released') queue[state] += 1;
      else queue.submissions.push(queued(card, state, essays.get(card.id)));
    }
    const last = cards.at(-1);
    place = next && last ? [shard, last.id, new Date(last.completedAt).toISOString()] : [shard + 1];
  }
  queue.questions = [...asked.values()];
  return { ...queue, nextCursor: place[0] < quiz.shards ? writePlace(place) : undefined };
}

/** Nothing that its participant sends can change it any more. */
const isFinal = ({ finalAt }: AttemptCard) => finalAt === undefined || now() > finalAt;
const isGradable = (card: AttemptCard) => card.status === 'pending_review' && isFinal(card);

interface Essays {
  pending: number;
  essays: QueuedSubmission['essays'];
}

function stateOf(card: AttemptCard, quiz: Quiz, found: Essays | undefined) {
  if (!isFinal(card)) return 'open';
  if (card.status === 'pending_review') return found?.pending === 0 ? 'graded' : 'waiting';
  return releaseWithheld(card, quiz, now()) === undefined ? 'released' : 'held';
}

const queued = (
  { id, name, completedAt }: AttemptCard,
  state: QueuedSubmission['state'],
  found: Essays | undefined,
): QueuedSubmission => ({
  id,
  name,
  completedAt: new Date(completedAt).toISOString(),
  state,
  essays: found?.essays ?? [],
});

/** What the essays of these submissions earned so far; `asked` learns their questions, in the order of the quiz. */
async function essaysIn(
  cards: readonly AttemptCard[],
  asked: Map<string, AskedQuestion>,
): Promise<Map<string, Essays>> {
  const attempts = cards.length > 0 ? await listHandedIn(cards.map(({ id }) => id)) : new Map();
  const found = new Map<string, Essays>();
  for (const attempt of attempts.values()) {
    const content = await askedOf(attempt, await getVersion(attempt.quizId, attempt.version));
    const { each } = marksOf(attempt, content);
    const essays = content.questions.flatMap(({ id, type, question, points }, position) => {
      const mark = each[position];
      if (type !== 'essay' || !mark?.answered) return [];
      if (!asked.has(id)) asked.set(id, { id, question, maxPoints: points });
      return { questionId: id, points: mark.pending ? undefined : toPoints(mark.hundredths) };
    });
    found.set(attempt.id, { pending: pendingOf(each), essays });
  }
  return found;
}
