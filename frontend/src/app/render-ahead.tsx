import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { GlobalBoundary } from './global-boundary.tsx';
import { Providers } from './providers.tsx';
import { routes } from './router.tsx';

/**
 * The page at a path as a visitor sees it who is not signed in, before anything is read from the server. Runs while the
 * site is built (`render-pages.ts`); the browser takes the markup over in `main.tsx`.
 * @param path of the route table, without query
 */
export async function renderAhead(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere: ${context.status}`);
  const [cause] = Object.values(context.errors ?? {});
  if (cause) throw new Error(`${path} does not render`, { cause });
  const { prelude } = await prerender(
    <StrictMode>
      <GlobalBoundary>
        <Providers>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </GlobalBoundary>
      {/* Where `main.tsx` has `TakenOver`: ids come from places in the tree. */}
      {null}
    </StrictMode>,
    // Nothing is put off to a script that reveals it later: the content security policy would refuse the script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const markup = await new Response(prelude).text();
  const refused = /<script|<style|<[^>]*\sstyle="[^"]*"/.exec(markup);
  if (refused) throw new Error(`${path} carries what the content security policy refuses: ${refused[0]}`);
  return markup;
}
