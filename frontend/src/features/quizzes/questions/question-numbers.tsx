import { correctRateTone } from '@/entities/quiz/correct-rate.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import { useEditor } from '../editor/editor-context.tsx';
import { useQuestionNumbers } from '../editor/quiz-numbers.tsx';
import { messages } from '../editor/messages.ts';

const TEXT = messages.statistics;

/** Share of correct answers. Renders nothing without answers. */
export function CorrectChip({ id }: { id: string }) {
  const numbers = useQuestionNumbers(id);
  if (!numbers) return null;
  return (
    <Badge tone={correctRateTone(numbers.avgCorrect)}>
      {TEXT.correct(formatPercent(numbers.avgCorrect))}
    </Badge>
  );
}

/** Marks a question that a correction excluded from every score. */
export function DroppedChip({ id }: { id: string }) {
  if (!useEditor().dropped?.includes(id)) return null;
  return <Badge>{messages.questions.dropped}</Badge>;
}

/** Notice on the expanded card of an excluded question, with the action that restores it. */
export function DroppedLine({ id }: { id: string }) {
  if (!useEditor().dropped?.includes(id)) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <DroppedChip id={id} />
      {messages.questions.droppedHint}
    </p>
  );
}

/** Rate, number of answers and time of the expanded question. */
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
