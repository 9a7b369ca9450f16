// @vitest-environment happy-dom
import { buildQuiz } from '@quizhall/shared/testing/factories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { updateQuiz } from './quiz-calls.ts';
import { fromQuiz, toQuizBody } from './form-mapping.ts';
import type { QuizForm } from './quiz-form.ts';
import { useQuizSave } from './use-quiz-save.ts';

vi.mock('./quiz-calls.ts');
afterEach(() => {
  cleanup();
  vi.mocked(updateQuiz).mockReset();
});

const UPLOADED = { key: 'incoming/cover/u/1.png' };
const KEPT = { key: 'cover/u/2.png', url: '/media/cover/u/2.png' };
const quiz = buildQuiz({ title: 'Gold' });

function setup(ready = async (): Promise<string | undefined> => undefined) {
  const { result } = renderHook(
    () => {
      const form = useForm<QuizForm>({ defaultValues: { ...fromQuiz(quiz), coverImage: UPLOADED } });
      const pending = { get: () => undefined, set() {} };
      const ports = {
        form,
        current: { current: quiz },
        organizationId: undefined,
        pending,
        ready,
        keepsReplaced: () => false,
        amend: (run: () => void) => run(),
        adopt() {},
      };
      return { form, save: useQuizSave(ports).save };
    },
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      ),
    },
  );
  return result;
}

it('goes on with the cover as the server keeps it, and counts it as saved', async () => {
  vi.mocked(updateQuiz).mockResolvedValue({ quiz: { ...quiz, coverImage: KEPT } });
  const result = setup();
  const saved = await act(() => result.current.save('draft'));
  expect(result.current.form.getValues('coverImage')).toEqual(KEPT);
  expect(saved).toMatchObject({ body: JSON.stringify(toQuizBody(result.current.form.getValues())) });
});

it('leaves a cover alone that was chosen while the save ran', async () => {
  const answer = Promise.withResolvers<{ quiz: typeof quiz }>();
  vi.mocked(updateQuiz).mockReturnValue(answer.promise);
  const result = setup();
  const saving = result.current.save('draft');
  await vi.waitFor(() => expect(updateQuiz).toHaveBeenCalled());
  const next = { key: 'incoming/cover/u/3.png' };
  result.current.form.setValue('coverImage', next);
  const saved = await act(async () => {
    answer.resolve({ quiz: { ...quiz, coverImage: KEPT } });
    return saving;
  });
  expect(result.current.form.getValues('coverImage')).toEqual(next);
  expect(saved).not.toMatchObject({ body: JSON.stringify(toQuizBody(result.current.form.getValues())) });
});

it('goes on with the files of questions and options as the server keeps them, and counts them as saved', async () => {
  const media = (key: string) => ({ key, alt: 'A bar' });
  const [first, ...others] = quiz.questions;
  if (!first) throw new Error('no question');
  const withFiles = (key: string) => ({
    ...quiz,
    coverImage: undefined,
    questions: [
      {
        ...first,
        media: media(`${key}/1`),
        options: first.options.map((option, index) => ({ ...option, media: media(`${key}/option${index}`) })),
      },
      ...others,
    ],
  });
  vi.mocked(updateQuiz).mockResolvedValue({ quiz: withFiles('kept') });
  const result = setup();
  const { form } = result.current;
  act(() => form.reset(fromQuiz(withFiles('incoming'))));
  const saved = await act(() => result.current.save('draft'));
  const [question] = form.getValues('questions');
  expect(question?.media?.key).toBe('kept/1');
  expect(question?.options[1]?.media?.key).toBe('kept/option1');
  expect(saved).toMatchObject({ body: JSON.stringify(toQuizBody(form.getValues())) });
});

it('saves nothing while an upload is missing, and says where', async () => {
  const result = setup(async () => 'questions.2.media');
  expect(await act(() => result.current.save('draft'))).toEqual({ missing: 'questions.2.media' });
  expect(updateQuiz).not.toHaveBeenCalled();
});
