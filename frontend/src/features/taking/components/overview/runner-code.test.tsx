// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SessionProvider } from '@/lib/session/session-provider.tsx';
import { SitePagesProvider } from '@/lib/site-pages.tsx';
import { buildPredata } from '@/lib/testing/build-predata.ts';
import { StartPanel } from './start-panel.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../../routes/take.tsx', () => {
  code.resolve();
  return { Component: () => null };
});

test('the code that asks the questions is loaded while the page before them is read', async () => {
  render(
    <SessionProvider>
      <SitePagesProvider pageExists={() => true}>
        <MemoryRouter>
          <StartPanel
            quizRef="ABC234"
            overview={{ predata: buildPredata(), serverNow: Date.now }}
            local={{ running: undefined, finished: undefined }}
            onStarted={() => undefined}
            onRetry={() => undefined}
            retrying={false}
          />
        </MemoryRouter>
      </SitePagesProvider>
    </SessionProvider>,
  );
  await expect(code.promise).resolves.toBeUndefined();
});
