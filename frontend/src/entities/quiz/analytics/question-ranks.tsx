import type { CreatorAnalytics } from '@quizhall/shared/model/creator-analytics';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { Panel } from '@/components/ui/panel.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { correctRateTone } from '../correct-rate.ts';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { analyticsTexts as messages } from './analytics-texts.ts';

const TEXT = messages.questions;

type Questions = CreatorAnalytics['questions'];

/** The questions that the fewest and the most got right, each leading to the questions of its quiz. */
export function QuestionRanks({ questions }: { questions: Questions }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {(['worst', 'best'] as const).map((kind) => (
        <Panel key={kind} title={TEXT[kind]} hint={TEXT.hint(questions.quizzes, questions.fewest)}>
          {questions[kind].length === 0 ? (
            <p className="text-sm text-muted">{TEXT.none(questions.fewest)}</p>
          ) : (
            <ol className="flex flex-col gap-5">
              {questions[kind].map((question) => (
                <Row key={`${question.quizId} ${question.questionId}`} question={question} />
              ))}
            </ol>
          )}
        </Panel>
      ))}
    </div>
  );
}

function Row({ question }: { question: Questions['best'][number] }) {
  const { quizId, quizTitle, number, text, correctRate, answered } = question;
  return (
    <li className="min-w-0">
      <TextLink
        to={sitePath(SITE_PATHS.quizDashboard, { id: quizId }, { tab: 'questions' })}
        className="line-clamp-2 text-sm break-words"
      >
        {text || TEXT.noText}
      </TextLink>
      <p className="mt-0.5 mb-2 text-xs break-words text-muted">
        {TEXT.place(number, quizTitle)} · {TEXT.rate(formatPercent(correctRate), formatNumber(answered))}
      </p>
      <ProgressBar
        value={correctRate}
        label={TEXT.rate(formatPercent(correctRate), formatNumber(answered))}
        tone={correctRateTone(correctRate)}
      />
    </li>
  );
}
