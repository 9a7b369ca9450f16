import { useState } from 'react';
import { TextField, type TextFieldProps } from '@/components/ui/text-field.tsx';
import { assignmentMessages } from './assignment-messages.ts';
import { fromWall, toWall, zoneTitle } from './zoned-time.ts';

const TEXT = assignmentMessages.form;

/** Returns the problem of the typed due date. */
export function dueProblem(due: string, timezone: string): Record<string, string> {
  const at = fromWall(due, timezone);
  if (at === undefined) return { due: TEXT.dueMissing };
  return at <= Date.now() ? { due: TEXT.duePast } : {};
}

/** Returns the due date to send. */
export const dueAtOf = (due: string, timezone: string): string =>
  new Date(fromWall(due, timezone) ?? 0).toISOString();

/** Due date in the organization's time zone. Spread the form's field on it. */
export function DueField({ timezone, ...field }: Omit<TextFieldProps, 'label'> & { timezone: string }) {
  const [now] = useState(Date.now);
  return (
    <TextField
      {...field}
      type="datetime-local"
      label={TEXT.due}
      hint={TEXT.dueHint(zoneTitle(timezone))}
      required
      min={toWall(now, timezone)}
    />
  );
}
