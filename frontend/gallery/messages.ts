/** What the frame of the gallery says; the specimens speak for themselves. */
export const messages = {
  title: 'Component gallery',
  lead: 'Every part that Quizhall’s screens are made of, in every state, light beside dark. Hover, focus and press are held still, so that they can be looked at; everything else can be tried out.',
  skip: 'Skip to the components',
  search: 'Search components',
  searchExample: 'Search, for example “date”',
  contents: 'Contents',
  toLight: 'Switch to light mode',
  toDark: 'Switch to dark mode',
  nothingTitle: 'No component found',
  nothingText: 'Try another word: what it looks like, or what it is for.',
  showAll: 'Show all',
  facts: (components: number): readonly [figure: string, text: string][] => [
    [String(components), 'components'],
    ['2', 'themes, side by side'],
    ['AA', 'contrast at least, WCAG 2.2'],
    ['320 px', 'the narrowest screen'],
  ],
  found: (count: number) => (count === 1 ? '1 component' : `${count} components`),
} as const;
