// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LeaveDialog } from './leave-dialog.tsx';

afterEach(cleanup);

const WARNING = 'Are you sure you want to leave? Your progress may be lost.';
const WAITING = 'Your quiz has not been sent yet. It goes out only while this page is open.';

test.each([
  [
    'a running attempt on this device',
    { durable: true, waiting: false },
    'Answers given so far are kept, and you can carry on until the time is over.',
  ],
  ['a running attempt of this page alone', { durable: false, waiting: false }, WARNING],
  ['a finished one on this device', { durable: true, waiting: true }, WAITING],
  ['a finished one of this page alone', { durable: false, waiting: true }, `${WARNING} ${WAITING}`],
])('says what leaving means for %s', (_, props, said) => {
  render(<LeaveDialog {...props} onLeave={() => undefined} onStay={() => undefined} />);
  expect(screen.getByRole('alertdialog', { name: 'Leave the quiz?', description: said })).toBeTruthy();
});
