import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

/** What `npm run bench:visit` holds the site's pages against: nobody who uses both gets away with less. */
const page = createElement(
  'main',
  null,
  createElement('h1', null, 'React and its router alone'),
  createElement(Link, { to: '/elsewhere' }, 'Elsewhere'),
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const router = createBrowserRouter([{ path: '*', element: page }]);
createRoot(root).render(createElement(StrictMode, null, createElement(RouterProvider, { router })));
