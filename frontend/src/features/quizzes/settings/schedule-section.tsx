import { scheduleProblems } from '@quizhall/shared/rules/quizzes/publish';
import { DateTimeField } from '@/components/ui/date-time-field.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { FieldSlot } from '../editor/field-slot.tsx';
import { PrizePool } from '../prize/prize-pool.tsx';
import { ScheduleNotice } from './schedule-notice.tsx';
import { Section } from '../editor/section.tsx';

const TEXT = messages.schedule;

/** Schedule of the quiz. The dates appear once it is enabled. */
export function ScheduleSection() {
  const scheduled = useField('schedule.isScheduled');
  return (
    <Section id="schedule">
      <FieldSlot path="schedule.isScheduled">
        <Switch
          label={TEXT.on}
          hint={TEXT.onHint}
          checked={scheduled.value}
          onCheckedChange={scheduled.set}
        />
      </FieldSlot>
      {scheduled.value && <Dates />}
      <ScheduleNotice className="mt-5" />
      <PrizePool />
    </Section>
  );
}

function Dates() {
  const start = useField('schedule.startDate');
  const end = useField('schedule.endDate');
  const [backwards] = Object.values(
    scheduleProblems({ isScheduled: true, startDate: start.value, endDate: end.value }),
  );
  return (
    <div className="mt-5 grid grid-cols-1 gap-5 sm:grid-cols-2">
      <FieldSlot path="schedule.startDate">
        <DateTimeField
          label={TEXT.start}
          value={start.value}
          error={start.error}
          onChange={(instant) => start.set(instant ?? '')}
        />
      </FieldSlot>
      <FieldSlot path="schedule.endDate">
        <DateTimeField
          label={TEXT.end}
          value={end.value}
          min={start.value || undefined}
          error={end.error ?? backwards}
          onChange={(instant) => end.set(instant ?? '')}
        />
      </FieldSlot>
    </div>
  );
}
