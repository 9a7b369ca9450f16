// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScoreRing } from './score-ring.tsx';

test('a score is the same figure in the ring as in every list', () => {
  render(<ScoreRing value={15.38} label="Score" />);
  expect(screen.getByRole('img', { name: 'Score: 15.4%' })).toBeTruthy();
});
