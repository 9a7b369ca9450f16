import { type ComponentProps, lazy, Suspense } from 'react';

/** What hardly any attempt shows: its code is loaded when the browser is idle. */
const loadElsewhere = () => import('./elsewhere-screen.tsx');
const loadStranded = () => import('./stranded-screen.tsx');
const loadOverruled = () => import('./overruled-answer.tsx');

export const LATER_PARTS = [loadElsewhere, loadStranded, loadOverruled];

const Elsewhere = lazy(async () => ({ default: (await loadElsewhere()).ElsewhereScreen }));
const Stranded = lazy(async () => ({ default: (await loadStranded()).StrandedScreen }));
const Overruled = lazy(async () => ({ default: (await loadOverruled()).OverruledAnswer }));

export const ElsewhereScreen = (props: ComponentProps<typeof Elsewhere>) => (
  <Suspense fallback={null}>
    <Elsewhere {...props} />
  </Suspense>
);

export const StrandedScreen = () => (
  <Suspense fallback={null}>
    <Stranded />
  </Suspense>
);

export const OverruledAnswer = (props: ComponentProps<typeof Overruled>) => (
  <Suspense fallback={null}>
    <Overruled {...props} />
  </Suspense>
);
