// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { AttemptStore } from '../storage/attempt-store.ts';
import { memoryStorage, webStorageRows } from '../storage/web-storage-rows.ts';
import { buildStarted } from '../testing/fakes.ts';
import { useLocalAttempt } from './use-local-attempt.ts';

const opened = vi.hoisted(() => ({ store: undefined as unknown }));
vi.mock('../storage/open-store.ts', () => ({ attemptStore: async () => opened.store }));
vi.mock('../shared/use-participant-id.ts', () => ({ useParticipantId: () => undefined }));
afterEach(cleanup);

function Found() {
  const { data } = useLocalAttempt('ABC234');
  return <p>{data && `Name: ${data.info?.name ?? 'none'}`}</p>;
}

const started = buildStarted();

test.each([
  ['whoever comes from its result', { again: started.sessionId }, 'Ada'],
  ['nobody else at the device', null, 'none'],
])('a guest who took the quiz is known to %s', async (_, state, name) => {
  const store = new AttemptStore(webStorageRows(memoryStorage(), true));
  opened.store = store;
  const participantInfo = { name: 'Ada' };
  await store.add({ started, refs: ['ABC234'], userId: undefined, participantInfo, clockOffset: 0 });
  await store.finish(started.sessionId);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
        <Found />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(`Name: ${name}`)).toBeTruthy();
});
