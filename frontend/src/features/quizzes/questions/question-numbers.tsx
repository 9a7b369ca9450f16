import { correctRateTone } from '@/entities/quiz/correct-rate.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import { useEditor } from '../editor/editor-context.tsx';
import { useQuestionNumbers } from '../editor/quiz-numbers.tsx';
import { messages } from '../editor/messages.ts';

const TEXT = messages.statistics;

/** How many got a question right, once somebody has answered it. */
export function CorrectChip({ id }: { id: string }) {
  const numbers = useQuestionNumbers(id);
  if (!numbers) return null;
  return (
    <Badge tone={correctRateTone(numbers.avgCorrect)}>
      {TEXT.correct(formatPercent(numbers.avgCorrect))}
    </Badge>
  );
}

/** That a correction dropped the question: it is asked and counts for nobody. */
export function DroppedChip({ id }: { id: string }) {
  if (!useEditor().dropped?.includes(id)) return null;
  return <Badge>{messages.questions.dropped}</Badge>;
}

/** The same on the open card, with what brings the question back. */
export function DroppedLine({ id }: { id: string }) {
  if (!useEditor().dropped?.includes(id)) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <DroppedChip id={id} />
      {messages.questions.droppedHint}
    </p>
  );
}

/** The rate on the open card, with how often and how fast it was answered. */
export function QuestionNumbersLine({ id }: { id: string }) {
  const numbers = useQuestionNumbers(id);
  if (!numbers) return null;
  return (
    <p className="tabular flex flex-wrap items-center gap-2 text-sm text-muted">
      <CorrectChip id={id} />
      {TEXT.facts(
        formatNumber(numbers.answers),
        numbers.answers > 0 ? formatDuration(numbers.avgTimeSeconds) : undefined,
      )}
    </p>
  );
}
