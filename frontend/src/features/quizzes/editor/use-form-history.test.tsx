// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import type { QuizForm } from './quiz-form.ts';
import { useFormHistory } from './use-form-history.ts';

afterEach(cleanup);

it.each(['keydown', 'pointerdown'])('begins a new step with a %s that comes before the timer', (event) => {
  const { result } = renderHook(() => {
    const form = useForm<QuizForm>({ defaultValues: { title: '', description: '' } });
    return { form, history: useFormHistory(form) };
  });
  act(() => {
    result.current.form.setValue('title', 'Metals');
    fireEvent(window, new Event(event));
    result.current.form.setValue('description', 'Gold and others');
  });
  act(() => void result.current.history.step('undo'));
  expect(result.current.form.getValues()).toEqual({ title: 'Metals', description: '' });
});
