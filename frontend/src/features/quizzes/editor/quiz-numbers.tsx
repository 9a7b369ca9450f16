import type { QuizNumbers } from '@quizhall/shared/model/results/quiz-numbers';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { overviewQuery } from '@/entities/quiz/overview-query.ts';

export type QuestionNumbers = QuizNumbers['questions'][number];

/** Statistics of the questions by id; empty if unknown. */
const NumbersContext = createContext<ReadonlyMap<string, QuestionNumbers>>(new Map());
export const QuestionNumbersProvider = NumbersContext.Provider;

/** Undefined as long as of nobody who had the question it is known how it went. */
export function useQuestionNumbers(id: string): QuestionNumbers | undefined {
  const numbers = use(NumbersContext).get(id);
  return numbers && numbers.seen > numbers.pending ? numbers : undefined;
}

/** The numbers of a quiz as its overview has them, read once for the editor; nothing is asked of one never published. */
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
