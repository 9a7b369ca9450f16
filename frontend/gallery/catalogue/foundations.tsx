import { Stack, State } from '../specimen/state.tsx';
import { StateColours, SurfaceColours, ToneColours } from '../tokens/colours.tsx';
import { Motion, Shapes, Spacing, TypeScale } from '../tokens/scales.tsx';
import type { PrimitiveGroup } from './types.ts';

function ColourDemo() {
  return (
    <Stack>
      <State label="Grounds and the text on them">
        <SurfaceColours />
      </State>
      <State label="Tones: strong, quiet, as text">
        <ToneColours />
      </State>
      <State label="Under the pointer and the finger; lines">
        <StateColours />
      </State>
    </Stack>
  );
}

function SpaceDemo() {
  return (
    <Stack>
      <State label="Spacing">
        <Spacing />
      </State>
      <State label="Corners and shadows">
        <Shapes />
      </State>
    </Stack>
  );
}

export const foundations: PrimitiveGroup = {
  id: 'foundations',
  title: 'Foundations',
  text: 'The tokens of styles/theme.css, read from that file. Contrast is worked out by this page, for both themes.',
  primitives: [
    {
      name: 'Colour',
      usage: 'Use tokens by what they mean. Not by how they look: a raw colour has no dark side.',
      keywords: 'tokens palette contrast accent surface tone',
      Demo: ColourDemo,
    },
    {
      name: 'Type',
      usage: 'Use one size for text and one step for its heading. Not more than three sizes on a card.',
      keywords: 'tokens text font scale',
      Demo: TypeScale,
    },
    {
      name: 'Space and shape',
      usage: 'Use the 4 px grid, two corners and two shadows. Not values in between.',
      keywords: 'tokens spacing radius shadow elevation',
      Demo: SpaceDemo,
    },
    {
      name: 'Motion',
      usage:
        'Use to say where something came from, in under 200 ms. Not for ornament; and none for people who prefer none.',
      keywords: 'tokens animation transition',
      wide: true,
      Demo: Motion,
    },
  ],
};
