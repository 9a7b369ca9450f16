import { MOST_ASSIGNMENT_NOTE } from '@quizhall/shared/model/organizations/assignment-limits';
import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormError } from '@/components/form/form-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Combobox } from '@/components/ui/combobox.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { ruled } from '@/lib/form/form-schema.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { type SiteForm, useSiteForm } from '@/lib/form/use-site-form.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { createAssignment } from './assignment-calls.ts';
import { organizationKey, quizzesQuery } from '../shared/queries.ts';
import { assignmentMessages } from './assignment-messages.ts';
import { type AssignFields, inAWeek, toAssignment } from './assign-form.ts';
import { DueField, dueProblem } from './due-field.tsx';
import { TargetFields } from './target-fields.tsx';
import { assignFieldOf, targetProblems } from './target-problems.ts';

const TEXT = assignmentMessages.form;

interface QuizFieldProps {
  form: SiteForm<AssignFields>;
  organizationId: string;
}

/** Published quiz of the organization, searched by title. */
function QuizField({ form, organizationId }: QuizFieldProps) {
  const { ref, ...quiz } = useFormControl(form, 'quiz');
  const [typed, setTyped] = useState('');
  const list = useCursorList(
    quizzesQuery(organizationId, { search: typed.trim(), status: 'published' }),
    ({ quizzes }) => quizzes,
  );
  const quizzes = list.items ?? [];
  return (
    <Combobox
      ref={ref}
      label={TEXT.quiz}
      required
      value={quiz.value.id}
      valueLabel={quiz.value.title}
      placeholder={TEXT.quizPlaceholder}
      emptyText={TEXT.noQuiz}
      error={quiz.error}
      loading={list.items === undefined}
      options={quizzes.map(({ id, title }) => ({ value: id, label: title || assignmentMessages.untitled }))}
      onQueryChange={setTyped}
      onValueChange={(id) => quiz.set({ id, title: quizzes.find((one) => one.id === id)?.title ?? '' })}
    />
  );
}

const FORM = 'assign-quiz';
const problemsOf =
  (timezone: string) =>
  (fields: AssignFields): Record<string, string> => ({
    ...(fields.quiz.id === '' && { quiz: TEXT.quizMissing }),
    ...targetProblems(fields),
    ...dueProblem(fields.due, timezone),
  });

interface AssignDialogProps {
  dashboard: Pick<OrganizationDashboard, 'organization' | 'timezone'>;
  quiz?: { id: string; title: string } | undefined;
  onClose: () => void;
}

/** Assigns a quiz to members. */
export function AssignDialog({ dashboard, quiz, onClose }: AssignDialogProps) {
  const { organization, timezone } = dashboard;
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const [now] = useState(Date.now);
  const form = useSiteForm<AssignFields, AssignFields>({
    schema: ruled(problemsOf(timezone)),
    defaultValues: {
      quiz: quiz ?? { id: '', title: '' },
      kind: 'everyone',
      departmentIds: [],
      people: [],
      due: inAWeek(now, timezone),
      note: '',
      countsEarlier: true,
    },
    failed: TEXT.failed,
    fieldOf: assignFieldOf,
    async onSubmit(fields) {
      await createAssignment(organization.id, toAssignment(fields, timezone), key);
      toast.success(TEXT.done(fields.quiz.title));
      await client.invalidateQueries({ queryKey: organizationKey(organization.id) });
      onClose();
    },
  });
  const { ref, ...earlier } = useFormControl(form, 'countsEarlier');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={quiz ? TEXT.titleOf(quiz.title || assignmentMessages.untitled) : TEXT.title}
      description={TEXT.reminders}
      footer={
        <Button type="submit" form={FORM} loading={form.formState.isSubmitting}>
          {TEXT.submit}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5" data-first-focus>
        <FormError form={form} />
        {!quiz && <QuizField form={form} organizationId={organization.id} />}
        <TargetFields form={form} organizationId={organization.id} />
        <DueField timezone={timezone} {...form.field('due')} />
        <TextArea
          label={TEXT.note}
          hint={TEXT.noteHint}
          rows={2}
          maxLength={MOST_ASSIGNMENT_NOTE}
          {...form.field('note')}
        />
        <Checkbox
          label={TEXT.earlier}
          hint={TEXT.earlierHint}
          checked={earlier.value}
          onCheckedChange={earlier.set}
          error={earlier.error}
          ref={ref}
        />
      </form>
    </Dialog>
  );
}
