import type { QuizNumbers } from '@quizhall/shared/model/results/quiz-numbers';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { overviewQuery } from '@/entities/quiz/overview-query.ts';

export type QuestionNumbers = QuizNumbers['questions'][number];

/** Statistics of the questions by id; empty if unknown. */
const NumbersContext = createContext<ReadonlyMap<string, QuestionNumbers>>(new Map());
export const QuestionNumbersProvider = NumbersContext.Provider;

/** Returns the question's statistics; undefined without answers. */
export function useQuestionNumbers(id: string): QuestionNumbers | undefined {
  const numbers = use(NumbersContext).get(id);
  return numbers && numbers.seen > numbers.pending ? numbers : undefined;
}

/** Statistics of a quiz, loaded once. Skipped for a quiz that was never published. */
export function useQuizNumbers({ id, version }: Pick<OwnQuiz, 'id' | 'version'>) {
  const query = useQuery({
    ...overviewQuery(id),
    enabled: version > 0,
  });
  const questions = query.data?.questions;
  const byId = useMemo(() => new Map(questions?.map((question) => [question.id, question])), [questions]);
  return { ...query, byId, published: version > 0 };
}

export type QuizNumbersQuery = ReturnType<typeof useQuizNumbers>;
