import type { OwnQuiz } from '@quizhall/shared/model/quiz';
import { effectiveTimeLimit, isUnlimited } from '@quizhall/shared/rules/deadline';
import { Panel } from '@/components/ui/panel.tsx';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { reviewMessages } from '../../review-messages.ts';

const TEXT = reviewMessages;

/** What participants are not shown in the questions: who they are, how long and how often. */
export function ReviewFacts({ quiz }: { quiz: OwnQuiz }) {
  return (
    <Panel title={TEXT.facts}>
      <dl className="grid grid-cols-1 gap-2 text-sm">
        {factsOf(quiz).map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function factsOf({ settings, questions }: OwnQuiz): [string, string][] {
  const { visibility = settings.isPublic ? 'public' : 'private', drawQuestions } = settings;
  const all = questions.length;
  return [
    [TEXT.fact.audience, TEXT.audiences[visibility]],
    ...(settings.requirePassword ? ([[TEXT.fact.password, TEXT.hasPassword]] as [string, string][]) : []),
    [
      TEXT.fact.questions,
      drawQuestions > 0 && drawQuestions < all ? TEXT.drawn(drawQuestions, all) : formatNumber(all),
    ],
    [
      TEXT.fact.time,
      settings.practiceMode || isUnlimited(settings.timeLimit)
        ? TEXT.noLimit
        : TEXT.minutes(effectiveTimeLimit(settings.timeLimit)),
    ],
    [TEXT.fact.attempts, attemptsText(settings)],
    [TEXT.fact.pass, formatPercent(settings.passingScore)],
    [TEXT.fact.results, settings.showResultsImmediately ? TEXT.shown.atOnce : TEXT.shown.later],
  ];
}

function attemptsText({ practiceMode, allowRetake, maxAttempts }: OwnQuiz['settings']): string {
  if (practiceMode || (allowRetake && maxAttempts <= 1)) return TEXT.unlimited;
  return formatNumber(maxAttempts);
}
