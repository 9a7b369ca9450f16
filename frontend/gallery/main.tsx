import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import './gallery.css';
import { watchTheme } from '@/lib/theme.ts';
import { takePictures } from './catalogue/overlay-pictures.tsx';
import { Gallery } from './gallery.tsx';
import { themePortals } from './specimen/portal-theme.ts';
import { makeForcible, type Rule } from './specimen/pseudo-states.ts';
import { lightScope } from './tokens/theme-tokens.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const forceStates = () => {
  for (const sheet of document.styleSheets) makeForcible(sheet.cssRules as unknown as ArrayLike<Rule>);
};

document.adoptedStyleSheets.push(lightScope());
forceStates();
// A style sheet that the development server has changed has lost it.
import.meta.hot?.on('vite:afterUpdate', forceStates);
watchTheme();
takePictures();
themePortals();

createRoot(root).render(
  <StrictMode>
    {/* Links of specimens go nowhere: the address belongs to the contents. */}
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>
  </StrictMode>,
);
