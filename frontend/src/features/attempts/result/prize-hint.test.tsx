// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, test } from 'vitest';
import { PrizeHint } from './prize-hint.tsx';

afterEach(cleanup);

test.each([
  ['several places', 3, '2099-01-01T10:00:00.000Z', /best 3 results share it, and yours may be among them/],
  ['one place', 1, '2099-01-01T10:00:00.000Z', /best result wins it, and yours may be that one/],
  ['a quiz that is over', 3, '2020-01-01T10:00:00.000Z', /^The quiz is over\. Winners are decided once/],
])('says what may come of a result, of %s', (_, places, endsAt, said) => {
  render(<PrizeHint total={100_000} places={places} endsAt={endsAt} />);
  screen.getByRole('region', { name: /^Prize pool: .*1,000\.00$/ });
  screen.getByText(said);
});

test('names the day 48 hours after the end', () => {
  render(<PrizeHint total={100} places={1} endsAt="2099-01-01T10:00:00.000Z" />);
  screen.getByText(/decided on Jan(uary)? 3, 2099.* at the earliest\. Winners get a mail/);
});
