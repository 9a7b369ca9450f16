import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SessionProvider } from '@/lib/session/session-provider.tsx';
import { SitePagesProvider } from '@/lib/site-pages.tsx';
import { buildPredata } from '@/lib/testing/build-predata.ts';
import { StartPanel } from '../overview/start-panel.tsx';

type Given = Partial<ComponentProps<typeof StartPanel>> & { predata?: Parameters<typeof buildPredata>[0] };

/** The way in to a quiz that nothing is known of but what is given. */
export function showStartPanel({ predata, ...given }: Given = {}): void {
  render(
    <SessionProvider>
      <SitePagesProvider pageExists={() => true}>
        <MemoryRouter>
          <StartPanel
            quizRef="ABC234"
            overview={{ predata: buildPredata(predata), serverNow: Date.now, isClockDoubtful: () => false }}
            local={{ running: undefined, finished: undefined }}
            onStarted={() => undefined}
            onRetry={() => undefined}
            retrying={false}
            {...given}
          />
        </MemoryRouter>
      </SitePagesProvider>
    </SessionProvider>,
  );
}
