// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ShutDoor } from './shut-door.tsx';

afterEach(cleanup);

it('leads to the second factor that an organization asks for', () => {
  render(
    <MemoryRouter>
      <ShutDoor
        door={{ kind: 'shut', code: 'TWO_FACTOR_REQUIRED', message: 'Your organization requires it.' }}
        resultPath={undefined}
        note={undefined}
        onRetry={() => {}}
        retrying={false}
      />
    </MemoryRouter>,
  );
  screen.getByRole('heading', { name: 'A second factor first' });
  expect(screen.getByRole('link', { name: 'Set it up' }).getAttribute('href')).toBe(
    '/account/profile?tab=security',
  );
});
