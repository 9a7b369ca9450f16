import { PARTICIPANT_LABELS } from '@quizhall/shared/model/attempts/participant-labels';
import type { ParticipantField } from '@quizhall/shared/model/quizzes/quiz';

export type Ask = 'off' | 'optional' | 'required';

type FieldName = ParticipantField['field'];

/** Participant fields, in the order of the form. */
export const PARTICIPANT_FIELDS: { field: FieldName; label: string }[] = [
  { field: 'name', label: PARTICIPANT_LABELS.name },
  { field: 'email', label: PARTICIPANT_LABELS.email },
  { field: 'phone', label: PARTICIPANT_LABELS.phone },
  { field: 'department', label: PARTICIPANT_LABELS.department },
  { field: 'studentId', label: PARTICIPANT_LABELS.studentId },
];

export function askOf(asked: readonly ParticipantField[], field: FieldName): Ask {
  const found = asked.find((one) => one.field === field);
  if (!found) return 'off';
  return found.required ? 'required' : 'optional';
}

/** Returns the list with this field's choice changed. Keeps a label that was set elsewhere. */
export function setAsk(asked: readonly ParticipantField[], field: FieldName, ask: Ask): ParticipantField[] {
  return PARTICIPANT_FIELDS.flatMap((known) => {
    const before = asked.find((one) => one.field === known.field);
    if (known.field !== field) return before ? [before] : [];
    return ask === 'off'
      ? []
      : [{ field, label: before?.label ?? known.label, required: ask === 'required' }];
  });
}
