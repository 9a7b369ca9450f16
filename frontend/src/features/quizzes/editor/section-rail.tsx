import type { QuizNumbers } from '@quizhall/shared/model/results/quiz-numbers';
import { isUnlimited } from '@quizhall/shared/rules/attempts/deadline';
import { useFormContext, useWatch } from 'react-hook-form';
import { isScored } from '@/entities/quiz/is-scored.ts';
import { formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import { useEditor } from './editor-context.tsx';
import { messages } from './messages.ts';
import { minutesOf, questionTimes, storedTimes } from '../settings/question-times.ts';
import { type SectionOfField, sectionOf } from './problems.ts';
import { timesText } from '../settings/times-text.ts';
import type { QuestionForm, QuizForm } from './quiz-form.ts';
import { SectionNav } from './section-nav.tsx';

const TEXT = messages.rail;
const STATISTICS = messages.statistics;
const sumOf = (questions: QuestionForm[]) => questions.reduce((total, { points }) => total + points, 0);
const limitsOf = (questions: QuestionForm[]) => questions.map(({ timeLimit }) => ({ timeLimit }));

interface SectionRailProps {
  count: number;
  /** Statistics of a published quiz, once loaded. */
  stats: QuizNumbers['stats'] | undefined;
}

/** Sidebar on large screens: sections, summary and statistics of the quiz. */
export function SectionRail({ count, stats }: SectionRailProps) {
  const { problems } = useEditor();
  const { control } = useFormContext<QuizForm>();
  const points = useWatch({ control, name: 'questions', compute: sumOf });
  const timed = {
    questionTimes: useWatch({ control, name: 'questionTimes' }),
    settings: {
      timeLimit: useWatch({ control, name: 'settings.timeLimit' }),
      questionTimeLimit: useWatch({ control, name: 'settings.questionTimeLimit' }),
    },
    questions: useWatch({ control, name: 'questions', compute: limitsOf }),
  };
  const { own, ofQuiz } = storedTimes(timed);
  const minutes = minutesOf(timed);
  const practised = useWatch({ control, name: 'settings.practiceMode' });
  const times = practised ? undefined : questionTimes(own, ofQuiz);
  const faulty = new Set(Object.keys(problems).map(sectionOf));
  const badge = (id: SectionOfField, number = 0) => ({ count: number, problems: faulty.has(id) });
  return (
    <div className="min-w-0 lg:sticky lg:top-40 lg:self-start">
      <SectionNav
        badges={{
          basic: badge('basic'),
          questions: badge('questions', count),
          settings: badge('settings'),
          schedule: badge('schedule'),
          rewards: badge('rewards'),
        }}
      />
      <dl className="mt-6 hidden gap-2 rounded-control border border-line p-4 text-sm lg:grid">
        <Fact label={TEXT.questions} value={formatNumber(count)} />
        <Fact label={TEXT.points} value={formatNumber(points)} />
        <Fact
          label={TEXT.time}
          value={practised || isUnlimited(minutes) ? TEXT.noLimit : formatDuration(minutes * 60)}
        />
        {times && <Fact label={TEXT.questionTime} value={timesText(times)} />}
        {stats && <Fact label={STATISTICS.attempts} value={formatNumber(stats.totalAttempts)} />}
        {stats && isScored(stats) && (
          <Fact label={STATISTICS.averageScore} value={formatPercent(stats.averageScore)} />
        )}
      </dl>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular text-right font-medium text-ink">{value}</dd>
    </div>
  );
}
