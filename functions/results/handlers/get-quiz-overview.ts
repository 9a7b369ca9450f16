import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { fateIfDeleted } from '@quizhall/shared/rules/quizzes/deletion';
import { waitsForOwner } from '@quizhall/shared/rules/attempts/disclosure';
import { may } from '@quizhall/shared/rules/permissions';
import { practiceOf } from '@quizhall/shared/rules/quizzes/practice';
import { toOverviewNumbers, withoutAnalytics } from '@quizhall/shared/rules/results/statistics';
import { getDraft } from '../../quizzes/model/publishing.ts';
import { getQuizAccess } from '../../quizzes/model/quiz-view.ts';
import { type AttemptCard, listHandedIn, listRecentAttempts } from '../../attempts/model/attempts.ts';
import { isAnalyticsHidden } from '../../quizzes/model/quiz-organization.ts';
import { isTaken } from '../model/roster.ts';
import { isGraded } from '../model/roster-rows.ts';
import { getStatistics } from '../model/statistics.ts';
import { toCoverImage } from '../../platform/storage/media-urls.ts';
import { picturesOf } from '../../attempts/model/profile-pictures.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { now } from '../../platform/clock.ts';

/** As many as fit beside the distribution; all of them are a list of their own. */
const RECENT_ATTEMPTS = 5;

export const handler = permittedEndpoint(quizzes.getQuizOverview, async ({ quiz, query, roles, user }) => {
  const [{ questions }, statistics, recent, standing, taken, untold] = await Promise.all([
    getDraft(quiz),
    getStatistics(quiz.id),
    // Names and addresses of people, who trusted them to the owner: for whoever decides on their results.
    may(roles, 'quiz.grade') ? listRecentAttempts(quiz.id, quiz.shards, RECENT_ATTEMPTS) : [],
    getQuizAccess(quiz, roles, user.id),
    // Only a prize asks for it.
    quiz.pool !== undefined && isTaken(quiz.id, { consistent: false }),
    isAnalyticsHidden(quiz),
  ]);
  const [graded, pictureOf] = await Promise.all([gradedAmong(recent), picturesOf(recent.map(participantOf))]);
  const shown =
    query.formulas === 'with'
      ? questions
      : questions.map((question) => ({ ...question, formulas: undefined }));
  const numbers = toOverviewNumbers(statistics, shown);
  return {
    ...quiz,
    ...standing,
    coverImage: toCoverImage(quiz),
    passingScore: quiz.settings.passingScore,
    embeddable: quiz.settings.embeddable,
    release: waitsForOwner(quiz.settings) ? { releasedAt: quiz.releasedAt } : undefined,
    isPaid: quiz.settings.isPaid || undefined,
    ifDeleted: fateIfDeleted(quiz, now(), taken),
    essays: quiz.hadEssays ?? questions.some(({ type }) => type === 'essay'),
    practice: practiceOf(quiz.settings),
    ...(untold ? withoutAnalytics(numbers) : numbers),
    recentAttempts: recent.map((card) => ({
      ...toRecentAttempt(card, graded.has(card.id)),
      avatarUrl: pictureOf(participantOf(card)),
    })),
  };
});

const participantOf = ({ id }: AttemptCard): string => parseAttemptId(id).participant;

/** Which of those that are not released wait for nobody any more: their marks say so. */
async function gradedAmong(cards: readonly AttemptCard[]): Promise<Set<string>> {
  const held = cards.flatMap(({ id, status }) => (status === 'pending_review' ? id : []));
  if (held.length === 0) return new Set();
  return new Set([...(await listHandedIn(held)).values()].filter(isGraded).map(({ id }) => id));
}

function toRecentAttempt(card: AttemptCard, graded: boolean) {
  return {
    id: card.id,
    name: card.name,
    email: card.email,
    score: card.percentage,
    timeMinutes: Math.round(card.time / 6) / 10,
    seconds: card.time,
    date: new Date(card.completedAt).toISOString(),
    status: card.passed ? ('passed' as const) : ('failed' as const),
    attemptStatus: card.status,
    ...(graded && { graded: true as const }),
    lateSync: card.late,
  };
}
