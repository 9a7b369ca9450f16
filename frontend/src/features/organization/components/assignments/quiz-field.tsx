import { useState } from 'react';
import { Combobox } from '@/components/ui/combobox.tsx';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { SiteForm } from '@/lib/form/use-site-form.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { quizzesQuery } from '../../api/queries.ts';
import { assignmentMessages } from '../../assignment-messages.ts';
import type { AssignFields } from '../../model/assign-form.ts';

const TEXT = assignmentMessages.form;

interface QuizFieldProps {
  form: SiteForm<AssignFields>;
  organizationId: string;
}

/** One of the published quizzes of an organization, found by its title. */
export function QuizField({ form, organizationId }: QuizFieldProps) {
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
