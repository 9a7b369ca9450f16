import * as fc from 'fast-check';
import {
  createMemoryRouter,
  type DataRouter,
  type RouteObject,
  UNSAFE_createMemoryHistory,
} from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createPageRouter } from './page-router.ts';

const PAGES = ['/', '/list', '/item/7', '/about', '/unknown'];
const PATHS = [...PAGES, '/list?q=a', '/list#end', '/item/7#end', '?q=b', '#top'];

/** Code comes when the test says so, and some of it never. */
class Network {
  private readonly arrived = new Map<string, PromiseWithResolvers<{ Component: () => null }>>();
  private readonly missing: string;

  constructor(missing: string) {
    this.missing = missing;
  }

  private of(name: string) {
    const known = this.arrived.get(name) ?? Promise.withResolvers();
    this.arrived.set(name, known);
    known.promise.catch(() => undefined);
    return known;
  }

  readonly load = (name: string) => () => this.of(name).promise;

  bring(name: string): void {
    if (name === this.missing) this.of(name).reject('no such file');
    else this.of(name).resolve({ Component: () => null });
  }
}
const CODE = ['frame', 'home', 'list', 'item', 'about'];

const routesOf = ({ load }: Network): RouteObject[] => [
  {
    errorElement: 'root',
    element: 'shell',
    children: [
      {
        lazy: load('frame'),
        children: [
          {
            errorElement: 'page',
            children: [
              { path: '/', lazy: load('home') },
              { path: '/list', lazy: load('list') },
              { path: '/about', lazy: load('about') },
            ],
          },
        ],
      },
      { path: '/item/:id', lazy: load('item') },
      { path: '*', element: 'unknown' },
    ],
  },
];

/** A router with a page that may ask before it is left, and that scrolls. */
class Site {
  private readonly network: Network;
  private readonly positions: Record<string, number> = {};
  private readonly router: DataRouter;
  private scrolled = 0;
  private mayLeave = true;

  constructor(missing: string, make: (routes: RouteObject[]) => DataRouter) {
    this.network = new Network(missing);
    this.router = make(routesOf(this.network));
    this.router.enableScrollRestoration(
      this.positions,
      () => this.scrolled,
      ({ pathname, search }) => pathname + search,
    );
    this.router.getBlocker('form', () => !this.mayLeave);
  }

  readonly acts = {
    bring: (name: string) => this.network.bring(name),
    open: (to: string, options: object) => void this.router.navigate(to, options),
    step: (by: number) => void this.router.navigate(by),
    scroll: (to: number) => (this.scrolled = to),
    hold: (mayLeave: boolean) => (this.mayLeave = mayLeave),
    agree: () => this.blocker()?.proceed?.(),
    stay: () => this.blocker()?.reset?.(),
  };

  private readonly blocker = () => this.router.state.blockers.get('form');

  /** All that components read. Keys of visits are random. */
  look() {
    const { location, matches, navigation, historyAction, initialized, renderFallback, errors } =
      this.router.state;
    const { restoreScrollPosition, preventScrollReset } = this.router.state;
    const { key: _, ...at } = location;
    const blocker = this.blocker();
    return {
      at,
      historyAction,
      matches: matches.map(({ route, params, pathname }) => [
        route.id,
        route.lazy === undefined,
        params,
        pathname,
      ]),
      loading: [navigation.state, navigation.location?.pathname],
      blocked: [blocker?.state ?? 'unblocked', blocker?.location?.pathname],
      initialized,
      renderFallback,
      errors,
      restoreScrollPosition,
      preventScrollReset,
    };
  }
}

type Act = { [Name in keyof Site['acts']]: [Name, ...Parameters<Site['acts'][Name]>] }[keyof Site['acts']];

const options = fc.record(
  { replace: fc.boolean(), preventScrollReset: fc.boolean(), state: fc.constantFrom('mark', null) },
  { requiredKeys: [] },
);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('open' as const), fc.constantFrom(...PATHS), options) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('bring' as const), fc.constantFrom(...CODE)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('step' as const), fc.constantFrom(-2, -1, 1)) },
  fc.tuple(fc.constant('scroll' as const), fc.nat(900)),
  fc.tuple(fc.constant('hold' as const), fc.boolean()),
  fc.constant<Act>(['agree']),
  fc.constant<Act>(['stay']),
);

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('goes where the router of the library goes, whatever comes late, is missing, or holds a step back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PAGES),
      fc.constantFrom(...CODE),
      fc.array(act, { maxLength: 30 }),
      async (first, missing, acts) => {
        const original = new Site(missing, (routes) =>
          createMemoryRouter(routes, { initialEntries: [first] }),
        );
        const ours = new Site(missing, (routes) =>
          createPageRouter(routes, UNSAFE_createMemoryHistory({ initialEntries: [first] })),
        );
        expect(ours.look()).toEqual(original.look());
        for (const [name, ...values] of acts) {
          for (const site of [original, ours]) (site.acts[name] as (...given: unknown[]) => void)(...values);
          await settled();
          expect(ours.look(), JSON.stringify([name, ...values])).toEqual(original.look());
        }
      },
    ),
    { numRuns: 300 },
  );
});

const open = (path: string) =>
  createPageRouter([{ path: '*', element: 'page' }], UNSAFE_createMemoryHistory({ initialEntries: [path] }));

it.each(['//elsewhere.example', 'https://elsewhere.example/list', 'javascript:alert(1)'])(
  'refuses to go to %s',
  async (address) => {
    const router = open('/');
    await expect(router.navigate(address)).rejects.toThrow('External navigation is not allowed');
    expect(router.state.location.pathname).toBe('/');
  },
);

it('tells who begins to listen late what has happened', async () => {
  const router = open('/');
  await router.navigate('/list');
  const heard: string[] = [];
  router.subscribe(({ location }) => heard.push(location.pathname));
  expect(heard).toEqual(['/list']);
});

it('asks again for code that did not come', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce('no network')
    .mockResolvedValue({ Component: () => null });
  const routes = [
    {
      errorElement: 'failed',
      children: [
        { path: '/list', lazy: load },
        { path: '*', element: 'page' },
      ],
    },
  ];
  const router = createPageRouter(routes, UNSAFE_createMemoryHistory({ initialEntries: ['/'] }));
  await router.navigate('/list');
  expect(router.state.errors).toEqual({ 0: 'no network' });
  await router.navigate('/list');
  expect(router.state.errors).toBeNull();
});
