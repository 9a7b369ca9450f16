import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { StrictMode } from 'react';
import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '@/styles/theme.css';
import { GlobalBoundary } from './global-boundary.tsx';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Beside the code of the first page rather than after its first text.
preload(interLatin, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });

const router = createRouter();

createRoot(root).render(
  <StrictMode>
    <GlobalBoundary>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </GlobalBoundary>
  </StrictMode>,
);
