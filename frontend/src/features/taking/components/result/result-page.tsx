import type { AttemptResult } from '@quizhall/shared/model/attempt';
import { House, RotateCcw } from 'lucide-react';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { result as text } from '../../result-messages.ts';
import { AnswerReview } from './answer-review.tsx';
import { CompletionBanner } from './completion-banner.tsx';
import { Receipt } from './receipt.tsx';
import { ResultTiles } from './result-tiles.tsx';

/** What came of the attempt, as far as the quiz discloses it (spec 3 §2 "Result screen"). */
export function ResultPage({ result, quizRef }: { result: AttemptResult; quizRef: string }) {
  const { quiz, submissionData, results, receipt } = result;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <CompletionBanner result={result} />
      <ResultTiles result={result} />
      {submissionData.lateSync && (
        <Alert tone="warning" live={false}>
          {text.lateSync}
        </Alert>
      )}
      {results && <AnswerReview answers={results} explain={quiz.showExplanations} />}
      <Receipt receipt={receipt} />
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-center">
        <ButtonLink to="/" size="lg" variant="secondary" icon={<House aria-hidden="true" />}>
          {text.home}
        </ButtonLink>
        {quiz.canRetake && (
          <ButtonLink to={`/quiz/${quizRef}`} size="lg" icon={<RotateCcw aria-hidden="true" />}>
            {text.retake}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
