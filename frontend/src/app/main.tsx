import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '@/styles/theme.css';
import { GlobalBoundary } from './global-boundary.tsx';
import { Providers } from './providers.tsx';
import { router } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <GlobalBoundary>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </GlobalBoundary>
  </StrictMode>,
);
