// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { emptyQuiz, type QuizForm } from '../editor/quiz-form.ts';
import { ScheduleNotice } from './schedule-notice.tsx';

afterEach(cleanup);

const OPENS = Date.parse('2026-05-01T20:00:00.000Z');

function Form({ values }: { values: QuizForm }) {
  return (
    <FormProvider {...useForm({ defaultValues: values })}>
      <ScheduleNotice />
    </FormProvider>
  );
}

function show({ seconds, timeLimit = 10, practiceMode = false, isScheduled = true }: Scheduled) {
  const quiz = emptyQuiz();
  const schedule = {
    isScheduled,
    startDate: new Date(OPENS).toISOString(),
    endDate: seconds === undefined ? '' : new Date(OPENS + seconds * 1_000).toISOString(),
  };
  render(<Form values={{ ...quiz, schedule, settings: { ...quiz.settings, timeLimit, practiceMode } }} />);
  return screen.queryByText('The quiz closes with its time limit');
}

interface Scheduled {
  seconds: number | undefined;
  timeLimit?: number;
  practiceMode?: boolean;
  isScheduled?: boolean;
}

it.each<[string, Scheduled, string]>([
  ['a window that equals the time limit', { seconds: 600 }, 'within 5 seconds'],
  ['a window shorter than the limit', { seconds: 300 }, 'within 5 seconds'],
  ['a window of the usual limit', { seconds: 1_800, timeLimit: 0 }, 'within 5 seconds'],
  ['a limit of one minute', { seconds: 60, timeLimit: 1 }, 'within 1 second,'],
  ['half a minute of room', { seconds: 635 }, 'within 30 seconds'],
])('tells what a crowd meets at %s', (_, given, text) => {
  expect(show(given)).not.toBeNull();
  screen.getByText(new RegExp(text));
});

it.each<[string, Scheduled]>([
  ['a minute of room', { seconds: 665 }],
  ['no end', { seconds: undefined }],
  ['an end before the start', { seconds: -60 }],
  ['no schedule', { seconds: 600, isScheduled: false }],
  ['practice, which has no limit', { seconds: 600, practiceMode: true }],
])('says nothing of %s', (_, given) => {
  expect(show(given)).toBeNull();
});
