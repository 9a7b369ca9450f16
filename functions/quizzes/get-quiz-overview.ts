import { quizzes } from '@quizhall/shared/contract/quizzes';
import { waitsForOwner } from '@quizhall/shared/rules/disclosure';
import { may } from '@quizhall/shared/rules/permissions';
import { practiceOf } from '@quizhall/shared/rules/practice';
import { toOverviewNumbers } from '@quizhall/shared/rules/statistics';
import { loadDraft } from '../_authoring/publishing.ts';
import { standingWith } from '../_authoring/quiz-view.ts';
import { type AttemptCard, listRecentAttempts } from '../_data/attempts.ts';
import { getStatistics } from '../_data/statistics.ts';
import { coverOf } from '../_files/media.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

/** As many as fit beside the distribution; all of them are a list of their own. */
const RECENT_ATTEMPTS = 5;

export const handler = permittedEndpoint(quizzes.getQuizOverview, async ({ quiz, query, roles, user }) => {
  const [{ questions }, statistics, recent, standing] = await Promise.all([
    loadDraft(quiz),
    getStatistics(quiz.id),
    // Names and addresses of people, who trusted them to the owner: for whoever decides on their results.
    may(roles, 'quiz.grade') ? listRecentAttempts(quiz.id, quiz.shards, RECENT_ATTEMPTS) : [],
    standingWith(quiz, roles, user.id),
  ]);
  const shown =
    query.formulas === 'with'
      ? questions
      : questions.map((question) => ({ ...question, formulas: undefined }));
  return {
    ...quiz,
    ...standing,
    coverImage: coverOf(quiz),
    passingScore: quiz.settings.passingScore,
    embeddable: quiz.settings.embeddable,
    release: waitsForOwner(quiz.settings) ? { releasedAt: quiz.releasedAt } : undefined,
    essays: quiz.hadEssays ?? questions.some(({ type }) => type === 'essay'),
    practice: practiceOf(quiz.settings),
    ...toOverviewNumbers(statistics, shown),
    recentAttempts: recent.map(toRecentAttempt),
  };
});

function toRecentAttempt(card: AttemptCard) {
  return {
    id: card.id,
    name: card.name,
    email: card.email,
    score: card.percentage,
    timeMinutes: Math.round(card.time / 6) / 10,
    date: new Date(card.completedAt).toISOString(),
    status: card.passed ? ('passed' as const) : ('failed' as const),
    attemptStatus: card.status,
    lateSync: card.late,
  };
}
