import type { QuizRules } from '../../model/quizzes/quiz-rules.ts';
import { effectiveTimeLimit } from '../attempts/deadline.ts';

interface Ruled {
  settings: { timeLimit: number; practiceMode: boolean; isPublic: boolean };
  totalQuestions: number;
}

/** What of a quiz its organization does not allow, by the path of its field; the server asks, and the forms before it. */
export function ruleProblems(
  { settings, totalQuestions }: Ruled,
  rules: Pick<QuizRules, 'mostQuestions' | 'mostMinutes' | 'allowsPublic'>,
): Record<string, string> {
  const { mostQuestions, mostMinutes, allowsPublic } = rules;
  const isLong = !settings.practiceMode && effectiveTimeLimit(settings.timeLimit) > mostMinutes;
  return {
    ...(totalQuestions > mostQuestions && {
      questions: `Your organization allows at most ${mostQuestions} questions`,
    }),
    ...(isLong && { 'settings.timeLimit': `Your organization allows at most ${mostMinutes} minutes` }),
    ...(!allowsPublic &&
      settings.isPublic && { 'settings.visibility': 'Your organization allows no public quizzes' }),
  };
}
