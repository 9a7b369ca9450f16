import { DEFAULT_SPREAD_SECONDS, openingRoom, openingSpread } from '@quizhall/shared/rules/attempts/jitter';
import { useFormContext, useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert.tsx';
import { messages } from '../editor/messages.ts';
import type { QuizForm } from '../editor/quiz-form.ts';

const TEXT = messages.schedule;

/** Warns of simultaneous submissions if the quiz closes with its time limit or less than a minute later. */
export function ScheduleNotice({ className }: { className?: string }) {
  const { control } = useFormContext<QuizForm>();
  const [schedule, timeLimit, practice] = useWatch({
    control,
    name: ['schedule', 'settings.timeLimit', 'settings.practiceMode'],
  });
  const { startDate, endDate } = schedule;
  const room = openingRoom(schedule, timeLimit) ?? Number.POSITIVE_INFINITY;
  const isOrdered = Date.parse(endDate) > Date.parse(startDate);
  if (practice || !isOrdered || room >= DEFAULT_SPREAD_SECONDS) return null;
  return (
    <Alert tone="accent" title={TEXT.narrowTitle} className={className}>
      {TEXT.narrow(openingSpread(schedule, timeLimit, DEFAULT_SPREAD_SECONDS))}
    </Alert>
  );
}
