import { useState } from 'react';
import { Combobox } from '@/components/ui/combobox.tsx';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { quizzesQuery } from '../../api/queries.ts';
import { analyticsMessages as TEXT } from '../../analytics-messages.ts';

interface QuizChoiceProps {
  organizationId: string;
  value: string;
  /** The title of what is chosen, where it is known. */
  title?: string | undefined;
  onChange: (id: string) => void;
}

/** One of the quizzes of an organization, found by its title; emptied, all of them. */
export function QuizChoice({ organizationId, value, title, onChange }: QuizChoiceProps) {
  const [typed, setTyped] = useState('');
  const list = useCursorList(
    quizzesQuery(organizationId, { search: typed.trim(), status: 'all' }),
    ({ quizzes }) => quizzes,
  );
  return (
    <Combobox
      label={TEXT.quiz}
      hideLabel
      value={value}
      valueLabel={title}
      placeholder={TEXT.allQuizzes}
      emptyText={TEXT.noQuiz}
      loading={list.items === undefined}
      options={(list.items ?? []).map((quiz) => ({ value: quiz.id, label: quiz.title || TEXT.untitled }))}
      onQueryChange={setTyped}
      onValueChange={onChange}
    />
  );
}
