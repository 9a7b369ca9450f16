// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, test } from 'vitest';
import { PrizeBanner } from './prize-banner.tsx';

afterEach(cleanup);

test.each([
  ['ahead', '2099-01-01T10:00:00.000Z', /The quiz ends on .*; winners are paid within 7 days\.$/],
  ['over', '2020-01-01T10:00:00.000Z', /The quiz ended on .*; winners are told by mail\.$/],
])('says when winners are decided of a quiz whose end is %s', (_, endsAt, said) => {
  render(<PrizeBanner prize={{ total: 10_000, places: 3, endsAt }} />);
  screen.getByText(said);
});
