// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { EditorContext } from '../editor/editor-context.tsx';
import { useUploadJobs } from '../media/use-upload.ts';
import { toQuizBody } from '../editor/form-mapping.ts';
import { toFormPath } from '../editor/problems.ts';
import { emptyQuestion, emptyQuiz, type QuizForm } from '../editor/quiz-form.ts';
import { LiveFormulas } from '@/entities/quiz/live-formulas.tsx';
import { PassageField } from './passage-field.tsx';

afterEach(cleanup);

const PASSAGE = { id: 'p1', title: 'Light', text: 'It is fast.' };
const quizOf = (...passageIds: string[]): QuizForm => ({
  ...emptyQuiz(),
  questions: passageIds.map((passageId, place) => ({ ...emptyQuestion(`q${place}`), passageId })),
  passages: [PASSAGE],
});

const shown: { form?: ReturnType<typeof useForm<QuizForm>> } = {};
function Page({ quiz, index }: { quiz: QuizForm; index: number }) {
  const form = useForm<QuizForm>({ defaultValues: quiz });
  useEffect(() => {
    shown.form = form;
  });
  const tools = {
    problems: {},
    touch: vi.fn(),
    goTo: vi.fn(),
    uploads: useUploadJobs(form),
    hasPassword: false,
  };
  return (
    <FormProvider {...form}>
      <EditorContext value={tools}>
        <LiveFormulas>
          <PassageField index={index} />
        </LiveFormulas>
      </EditorContext>
    </FormProvider>
  );
}

const written = () => shown.form?.getValues() ?? emptyQuiz();

it('writes the passage that several questions share', () => {
  render(<Page quiz={quizOf('p1', 'p1', '')} index={0} />);
  expect(screen.getByText('2 questions are about it.')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /Text of the passage/ }), {
    target: { value: 'It is $c$.' },
  });
  const body = toQuizBody(written());
  expect(body.passages).toEqual([{ ...PASSAGE, text: 'It is $c$.' }]);
  expect(body.questions?.map(({ passageId }) => passageId)).toEqual(['p1', 'p1', undefined]);
});

it('has a picture with what it shows, and keeps it when a passage is chosen elsewhere', () => {
  const quiz = quizOf('p1');
  const media = { key: 'media/u_1/a.png', alt: 'A prism' };
  render(<Page quiz={{ ...quiz, passages: [{ ...PASSAGE, media }] }} index={0} />);
  fireEvent.change(screen.getByDisplayValue('A prism'), { target: { value: 'Glass' } });
  expect(toQuizBody(written()).passages).toEqual([{ ...PASSAGE, media: { ...media, alt: 'Glass' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove the file of Passage' }));
  expect(toQuizBody(written()).passages).toEqual([PASSAGE]);
});

it('takes a passage away from all of its questions', () => {
  render(<Page quiz={quizOf('p1', 'p1')} index={1} />);
  fireEvent.click(screen.getByRole('button', { name: /Remove the passage/ }));
  expect(written().passages).toEqual([]);
  expect(written().questions.map(({ passageId }) => passageId)).toEqual(['', '']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a problem of a passage leads to the first question about it', () => {
  expect(toFormPath('passages.0.text', quizOf('', 'p1'))).toBe('questions.1.passageId');
});
