// @vitest-environment happy-dom
import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { SessionProvider } from '@/lib/session/session-provider.tsx';
import { buildResult } from '../testing/fakes.ts';
import { ResultPage } from './result-page.tsx';

afterEach(cleanup);

const show = (byTag: AttemptResult['byTag']) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SessionProvider>
          <ResultPage result={buildResult({ byTag })} quizRef="ABC234" />
        </SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );

const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

describe('score by tag', () => {
  it('says of each tag, in the order given, how many questions and points it has and what they brought', () => {
    show([
      { tag: 'Rivers', questions: 3, points: 12.5, possible: 30, percentage: 41.67 },
      { tag: 'Lakes', questions: 1, points: 0, possible: 10, percentage: 0 },
    ]);
    expect(screen.getByRole('table', { name: 'Score by tag' })).toBeTruthy();
    expect(screen.getAllByRole('row').map(cells)).toEqual([
      ['Tag', 'Questions', 'Points', 'Score'],
      ['Rivers', '3', '12.5 / 30', '41.7%'],
      ['Lakes', '1', '0 / 10', '0%'],
    ]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Rivers',
      'Lakes',
    ]);
  });

  it.each([
    ['that shows none', undefined],
    ['without tags', []],
  ] as const)('is not there in a quiz %s', (_quiz, byTag) => {
    show(byTag && [...byTag]);
    expect(screen.queryByText('Score by tag')).toBeNull();
  });
});
